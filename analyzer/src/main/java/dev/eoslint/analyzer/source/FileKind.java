package dev.eoslint.analyzer.source;

import java.util.Optional;

/** What language a file is written in, told by its name alone. */
public enum FileKind {
  /** Java source: {@code .java}. */
  JAVA,
  /** Java properties: {@code .properties}. */
  PROPERTIES,
  /** YAML: {@code .yaml}, {@code .yml}. */
  YAML,
  /** XML, among them Maven build files: {@code .xml}. */
  XML,
  /** JSON: {@code .json}. */
  JSON,
  /**
   * Gradle build scripts and version catalogues: {@code .gradle}, {@code .gradle.kts}, {@code
   * .versions.toml}.
   */
  GRADLE;

  /**
   * Returns the kind of a file.
   *
   * @param fileName a name with or without folders; letter case counts
   * @return empty when the file is of no kind that is read; {@code X.java.tmpl} is not Java
   */
  public static Optional<FileKind> of(String fileName) {
    int dot = fileName.lastIndexOf('.');
    return switch (dot < 0 ? "" : fileName.substring(dot + 1)) {
      case "java" -> Optional.of(JAVA);
      case "properties" -> Optional.of(PROPERTIES);
      case "yaml", "yml" -> Optional.of(YAML);
      case "xml" -> Optional.of(XML);
      case "json" -> Optional.of(JSON);
      case "gradle" -> Optional.of(GRADLE);
      case "kts" -> gradle(fileName, ".gradle.kts");
      case "toml" -> gradle(fileName, ".versions.toml");
      default -> Optional.empty();
    };
  }

  private static Optional<FileKind> gradle(String fileName, String ending) {
    return fileName.endsWith(ending) ? Optional.of(GRADLE) : Optional.empty();
  }
}
