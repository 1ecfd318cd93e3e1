package dev.eoslint.analyzer.config.spring;

import dev.eoslint.analyzer.config.ConfigFile;
import dev.eoslint.analyzer.config.ConfigReaders;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Configuration files of a Spring Boot application, and what becomes of them. */
final class SpringFiles {

  /** The folder of the files that are given by name. */
  static final String RESOURCES = "src/main/resources/";

  /** A place in code that asks for a property. */
  static final Site SITE = new Site("src/main/java/Relay.java", 9, 3, 9, 20);

  private SpringFiles() {}

  /** Returns the environment of files, whose names and contents take turns. */
  static SpringEnvironment environment(String... namesAndContents) {
    List<ConfigFile> files = new ArrayList<>();
    for (int index = 0; index < namesAndContents.length; index += 2) {
      files.add(file(RESOURCES + namesAndContents[index], namesAndContents[index + 1]));
    }
    return SpringEnvironment.of(files, Map.of());
  }

  /** Returns the properties of a single file without a profile. */
  static SpringProperties base(String name, String content) {
    return environment(name, content).properties(Optional.empty());
  }

  /** Returns the text of a property that there must be. */
  static String text(SpringProperties properties, String name) {
    return properties.find(name).orElseThrow().value().text().orElseThrow();
  }

  /** Returns a file at a path from the root. */
  static ConfigFile file(String path, String content) {
    SourceText text = new SourceText(path, content);
    return path.endsWith(".properties")
        ? ConfigReaders.springProperties().read(text)
        : ConfigReaders.yaml().read(text);
  }
}
