package dev.eoslint.analyzer.source;

import java.util.List;
import java.util.Optional;

/** What language a file is written in, told by its name alone. */
public enum FileKind {
  /** Java source. */
  JAVA(".java"),
  /** Java properties. */
  PROPERTIES(".properties"),
  /** YAML. */
  YAML(".yaml", ".yml"),
  /** XML, among them Maven build files. */
  XML(".xml"),
  /** JSON. */
  JSON(".json"),
  /** Gradle build scripts. */
  GRADLE(".gradle", ".gradle.kts");

  private static final List<FileKind> ALL = List.of(values());

  private final List<String> suffixes;

  FileKind(String... suffixes) {
    this.suffixes = List.of(suffixes);
  }

  /**
   * Returns the kind of a file.
   *
   * @param fileName a name with or without folders; letter case counts
   * @return empty when the file is of no kind that is read; {@code X.java.tmpl} is not Java
   */
  public static Optional<FileKind> of(String fileName) {
    for (FileKind kind : ALL) {
      for (String suffix : kind.suffixes) {
        if (fileName.endsWith(suffix)) {
          return Optional.of(kind);
        }
      }
    }
    return Optional.empty();
  }
}
