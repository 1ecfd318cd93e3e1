package dev.eoslint.keytable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads the Kafka releases that the build has fetched and writes the table of their keys. */
public final class KeyTableGenerator {
  private static final String SHARED_LIBRARIES = "shared";

  private KeyTableGenerator() {}

  /**
   * Writes the table.
   *
   * @param arguments the folder of the libraries, which has one folder for each Kafka version and
   *     {@code shared} for what all of them need; the file to write; the Kafka versions separated
   *     by commas, oldest first
   * @throws IOException when the libraries cannot be read or the file cannot be written
   * @throws ReflectiveOperationException when a Kafka release does not look as expected
   */
  public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
    if (arguments.length != 3) {
      throw new IllegalArgumentException("Expected: <libraries> <file> <version,version,...>");
    }
    String table = generate(Path.of(arguments[0]), List.of(arguments[2].split(",")));
    Files.writeString(Path.of(arguments[1]), table);
  }

  /**
   * Generates the table in memory.
   *
   * @param libraries the folder of the libraries, as for {@link #main}
   * @param versions the Kafka versions, oldest first
   * @return the whole file
   * @throws IOException when the libraries cannot be read
   * @throws ReflectiveOperationException when a Kafka release does not look as expected
   */
  static String generate(Path libraries, List<String> versions)
      throws IOException, ReflectiveOperationException {
    Path shared = libraries.resolve(SHARED_LIBRARIES);
    List<KafkaRelease> releases = new ArrayList<>();
    for (String version : versions) {
      releases.add(KafkaRelease.load(version, List.of(libraries.resolve(version), shared)));
    }
    return new KeyTable(releases).render();
  }
}
