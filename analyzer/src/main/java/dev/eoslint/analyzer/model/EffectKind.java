package dev.eoslint.analyzer.model;

/** What sort of system an effect reaches. */
public enum EffectKind {
  /** A remote service over HTTP. */
  HTTP("HTTP request"),
  /** A relational database, by a statement. */
  SQL("database write"),
  /** A relational database, by saving or removing an entity. */
  ENTITY("database write"),
  /** A key-value store such as Redis. */
  KEY_VALUE_STORE("key-value store write"),
  /** A mail server. */
  MAIL("mail");

  private final String noun;

  EffectKind(String noun) {
    this.noun = noun;
  }

  /** Returns what people call one such effect, without article. */
  public String noun() {
    return noun;
  }
}
