package dev.eoslint.analyzer.model;

/** What holds for one key of one client. */
public sealed interface Effective {

  /**
   * The application sets the key.
   *
   * @param setting the setting that wins
   */
  record SetHere(Setting setting) implements Effective {}

  /**
   * The application does not set the key, which is certain, and this value holds.
   *
   * @param value the value as Kafka reads it
   * @param explanation whose default it is, for messages
   */
  record DefaultApplies(String value, String explanation) implements Effective {}

  /** The sources do not say. Rules stay silent. */
  record CannotBeKnown() implements Effective {}
}
