package dev.eoslint.analyzer.dialect.effect.catalogue;

import java.util.Locale;

/** What the objects of a type are for effects. */
public enum Receiver {
  /** Makes requests or statements, or executes them. */
  CLIENT,
  /** A request or statement that calls fill in; one that comes from elsewhere may hold anything. */
  REQUEST,
  /** A request that happens only when it is asked to. */
  LAZY,
  /** A view of a key-value store. */
  REDIS,
  /** Sends mail. */
  MAIL;

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
