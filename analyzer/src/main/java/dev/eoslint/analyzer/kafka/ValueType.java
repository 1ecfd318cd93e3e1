package dev.eoslint.analyzer.kafka;

/** The types of Kafka's {@code ConfigDef.Type}. */
public enum ValueType {
  /** {@code true} or {@code false} in any case. */
  BOOLEAN,
  /** The fully qualified name of a Java class. */
  CLASS,
  /** A number with a fraction. */
  DOUBLE,
  /** A whole number of 32 bits. */
  INT,
  /** Texts separated by commas. */
  LIST,
  /** A whole number of 64 bits. */
  LONG,
  /** A secret text. */
  PASSWORD,
  /** A whole number of 16 bits. */
  SHORT,
  /** Any text; Kafka removes blanks at both ends. */
  STRING
}
