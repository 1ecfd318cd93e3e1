package dev.eoslint.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A repository in which {@link SampleRule} finds something.
 *
 * @param path the root of the repository
 */
record SampleFolder(Path path) {

  /** What is printed of the finding. */
  static final String LINE = "Relay.java:2:3: warning: The sample is wrong. [sample-rule]\n";

  /** Creates the folder {@code shop}. */
  static SampleFolder create(Path parent) throws IOException {
    SampleFolder shop = new SampleFolder(parent.toRealPath().resolve("shop"));
    Files.createDirectories(shop.file(".git"));
    shop.write("Relay.java", "class Relay { // KafkaTemplate\n  String a;\n}\n");
    return shop;
  }

  Path file(String name) {
    return path.resolve(name);
  }

  Path write(String name, String content) throws IOException {
    Path file = file(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, content);
  }
}
