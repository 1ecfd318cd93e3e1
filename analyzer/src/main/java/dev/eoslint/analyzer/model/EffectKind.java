package dev.eoslint.analyzer.model;

import java.util.Arrays;
import java.util.Optional;

/** What sort of system an effect reaches. */
public enum EffectKind {
  /** A remote service over HTTP. */
  HTTP("an HTTP request", FailureDomain.REMOTE_SERVICE),
  /** A relational database, by a statement. */
  SQL("a database write", FailureDomain.RELATIONAL_DATABASE),
  /** A relational database, by saving or removing an entity. */
  ENTITY("a database write", FailureDomain.RELATIONAL_DATABASE),
  /** A key-value store such as Redis. */
  KEY_VALUE_STORE("a key-value store write", FailureDomain.KEY_VALUE_STORE),
  /** A mail server. */
  MAIL("a mail", FailureDomain.REMOTE_SERVICE),
  /** A remote service by calls that are no plain HTTP requests. */
  REMOTE_CALL("a remote call", FailureDomain.REMOTE_SERVICE),
  /** A document, wide-column or graph database. */
  NOSQL("a NoSQL database write", FailureDomain.NOSQL_DATABASE),
  /** A document, wide-column or graph database, by saving or removing an object. */
  DOCUMENT("a NoSQL database write", FailureDomain.NOSQL_DATABASE),
  /** A search index such as Elasticsearch. */
  SEARCH("a search index write", FailureDomain.SEARCH_INDEX),
  /** A store of objects such as S3. */
  OBJECT("an object store write", FailureDomain.OBJECT_STORE),
  /** A message broker other than Kafka. */
  MESSAGE("a message to another broker", FailureDomain.MESSAGE_BROKER),
  /** A text message, chat message or push message to people. */
  NOTIFICATION("a notification", FailureDomain.REMOTE_SERVICE),
  /** A payment service. */
  PAYMENT("a payment request", FailureDomain.REMOTE_SERVICE),
  /** Files, local or on a server. */
  FILE("a file write", FailureDomain.FILE_SYSTEM),
  /** A process of the machine. */
  PROCESS("the start of a process", FailureDomain.MACHINE),
  /** A scheduler or workflow engine. */
  WORKFLOW("the start of a job", FailureDomain.REMOTE_SERVICE);

  private final String phrase;
  private final FailureDomain domain;

  EffectKind(String phrase, FailureDomain domain) {
    this.phrase = phrase;
    this.domain = domain;
  }

  /** Returns the kind called {@code name}, as in the source. */
  public static Optional<EffectKind> named(String name) {
    return Arrays.stream(values()).filter(kind -> kind.name().equals(name)).findFirst();
  }

  /** Returns what people call one such effect, with its article. */
  public String phrase() {
    return phrase;
  }

  /**
   * Returns whether such effects are too common, and too often meant to happen at least once, to
   * speak of them where nothing asks for exactly-once: saved objects, messages that are passed on
   * to another broker, and lines that are added to files.
   */
  public boolean oftenMeantAtLeastOnce() {
    return this == ENTITY || this == DOCUMENT || this == MESSAGE || this == FILE;
  }

  /** Returns what fails together with it. */
  public FailureDomain domain() {
    return domain;
  }
}
