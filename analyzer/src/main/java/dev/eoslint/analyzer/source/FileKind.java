package dev.eoslint.analyzer.source;

/** What language a file is written in, told by its name alone. */
public enum FileKind {
  /** Java source. */
  JAVA,
  /** Java properties. */
  PROPERTIES,
  /** YAML. */
  YAML,
  /** XML, among them Maven build files. */
  XML,
  /** JSON. */
  JSON,
  /** Gradle build scripts. */
  GRADLE
}
