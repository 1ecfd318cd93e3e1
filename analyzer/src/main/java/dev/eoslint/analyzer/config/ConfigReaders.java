package dev.eoslint.analyzer.config;

import dev.eoslint.analyzer.source.SourceFile;
import dev.eoslint.analyzer.source.SourceText;
import java.util.Optional;

/** Chooses the reader for a file. */
public final class ConfigReaders {

  private ConfigReaders() {}

  /**
   * Reads a file of a configuration language.
   *
   * @param file names the language
   * @param text the content of the file
   * @return empty if the file is in a language that no reader knows
   */
  public static Optional<ConfigFile> read(SourceFile file, SourceText text) {
    return switch (file.kind()) {
      case PROPERTIES -> Optional.of(propertiesReader(file.name()).read(text));
      case YAML -> Optional.of(yaml().read(text));
      case JSON -> Optional.of(json().read(text));
      case JAVA, XML, GRADLE -> Optional.empty();
    };
  }

  /**
   * Returns the reader of plain properties: one document, as {@link java.util.Properties} sees it.
   */
  public static ConfigReader properties() {
    return new PropertiesReader(false);
  }

  /**
   * Returns the reader of Spring Boot's properties: a line that is {@code #---} or {@code !---}
   * opens a new document.
   */
  public static ConfigReader springProperties() {
    return new PropertiesReader(true);
  }

  /** Returns the reader of YAML, and of YAML with Helm or Jinja templates in it. */
  public static ConfigReader yaml() {
    return new YamlReader(false);
  }

  /** Returns the reader of JSON. */
  public static ConfigReader json() {
    return new YamlReader(true);
  }

  private static ConfigReader propertiesReader(String fileName) {
    return fileName.startsWith("application") || fileName.startsWith("bootstrap")
        ? springProperties()
        : properties();
  }
}
