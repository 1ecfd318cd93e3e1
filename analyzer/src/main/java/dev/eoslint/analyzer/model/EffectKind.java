package dev.eoslint.analyzer.model;

/** What sort of system an effect reaches. */
public enum EffectKind {
  /** A remote service over HTTP. */
  HTTP("an HTTP request"),
  /** A relational database, by a statement. */
  SQL("a database write"),
  /** A relational database, by saving or removing an entity. */
  ENTITY("a database write"),
  /** A key-value store such as Redis. */
  KEY_VALUE_STORE("a key-value store write"),
  /** A mail server. */
  MAIL("a mail");

  private final String phrase;

  EffectKind(String phrase) {
    this.phrase = phrase;
  }

  /** Returns what people call one such effect, with its article. */
  public String phrase() {
    return phrase;
  }
}
