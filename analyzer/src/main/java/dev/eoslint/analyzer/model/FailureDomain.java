package dev.eoslint.analyzer.model;

/**
 * A kind of system that fails, commits and rolls back on its own. Two changes happen both or not at
 * all only inside of one such system, and only in one atomic step of it.
 */
public enum FailureDomain {
  /** A relational database. */
  RELATIONAL_DATABASE("the relational database", true),
  /** A document, wide-column or graph database. */
  NOSQL_DATABASE("the NoSQL database", true),
  /** A key-value store such as Redis. */
  KEY_VALUE_STORE("the key-value store", true),
  /** A search index. */
  SEARCH_INDEX("the search index", false),
  /** A store of objects or blobs. */
  OBJECT_STORE("the object store", false),
  /** Files of the machine or of a file server. */
  FILE_SYSTEM("the file system", false),
  /** A message broker other than the Kafka cluster of the transaction. */
  MESSAGE_BROKER("the other broker", false),
  /** A service that is reached by requests. */
  REMOTE_SERVICE("the remote service", false),
  /** The machine that runs the program. */
  MACHINE("the machine", false);

  private final String phrase;
  private final boolean remembers;

  FailureDomain(String phrase, boolean remembers) {
    this.phrase = phrase;
    this.remembers = remembers;
  }

  /** Returns what people call it, with its article. */
  public String phrase() {
    return phrase;
  }

  /**
   * Returns whether an application can note there what it handled, in the same atomic step as the
   * effect itself.
   */
  public boolean remembers() {
    return remembers;
  }
}
