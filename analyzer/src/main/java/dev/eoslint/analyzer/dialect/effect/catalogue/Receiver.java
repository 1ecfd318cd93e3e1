package dev.eoslint.analyzer.dialect.effect.catalogue;

import dev.eoslint.analyzer.model.EffectKind;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What the objects of a type are for effects. */
public enum Receiver {
  /** Makes requests or statements, or executes them. */
  CLIENT,
  /** A request or statement that calls fill in; one that comes from elsewhere may hold anything. */
  REQUEST,
  /** A request that happens only when it is asked to. */
  LAZY,
  /** Calls a remote service. */
  REMOTE(EffectKind.REMOTE_CALL),
  /** Writes to a relational database. */
  DATABASE(EffectKind.SQL),
  /** Writes to a document, wide-column or graph database. */
  NOSQL(EffectKind.NOSQL),
  /** A view of a key-value store. */
  REDIS(EffectKind.KEY_VALUE_STORE),
  /** Writes to a search index. */
  SEARCH(EffectKind.SEARCH),
  /** Writes to an object store. */
  OBJECTS(EffectKind.OBJECT),
  /** Sends messages to another broker. */
  MESSAGES(EffectKind.MESSAGE),
  /** Sends mail. */
  MAIL(EffectKind.MAIL),
  /** Sends messages to people, other than mail. */
  NOTIFICATION(EffectKind.NOTIFICATION),
  /** Asks for payments. */
  PAYMENT(EffectKind.PAYMENT),
  /** Writes files. */
  FILES(EffectKind.FILE),
  /** Starts processes. */
  PROCESS(EffectKind.PROCESS),
  /** Starts jobs or workflows. */
  WORKFLOW(EffectKind.WORKFLOW);

  private final Optional<EffectKind> kind;

  Receiver() {
    this.kind = Optional.empty();
  }

  Receiver(EffectKind kind) {
    this.kind = Optional.of(kind);
  }

  /** Returns what kind of effect its calls have, when its steps do not say. */
  public Optional<EffectKind> kind() {
    return kind;
  }

  /** Returns the receiver that the catalogue calls {@code word}. */
  public static Optional<Receiver> named(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
