package dev.eoslint.proofs;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The files of this repository that proofs read and write. */
final class Repository {

  private static final String PROGRAMS = "dev.eoslint.proofs.programs.";
  private static final Path MODULE = Path.of("broker-proofs");
  private static final Path SOURCES = MODULE.resolve(Path.of("src", "test", "java"));
  private static final Path SOURCES_FOR_39 = MODULE.resolve(Path.of("src", "test", "java-3.9"));
  private static final Path PAGES =
      Path.of("rules", "src", "main", "resources", "dev", "eoslint", "rules");

  private Repository() {}

  /** Returns the source file of a program. */
  static Path sourceOf(Class<?> program) {
    return root().resolve(SOURCES).resolve(program.getName().replace('.', '/') + ".java");
  }

  /**
   * Returns the source file of a program that only compiles with clients 3.9.
   *
   * @param name the name of its class without that of the package of all programs
   */
  static Path sourceFor39(String name) {
    return root().resolve(SOURCES_FOR_39).resolve((PROGRAMS + name).replace('.', '/') + ".java");
  }

  /** Returns the name of the class in the source file of a program. */
  static String classIn(Path source) {
    Path file =
        Stream.of(SOURCES, SOURCES_FOR_39)
            .map(root()::resolve)
            .filter(source::startsWith)
            .findFirst()
            .orElseThrow()
            .relativize(source);
    String name =
        StreamSupport.stream(file.spliterator(), false).map(Path::toString).collect(joining("."));
    return name.substring(0, name.lastIndexOf('.'));
  }

  /** Returns the settings of the broker that lie beside a program, or in a folder there. */
  static Properties serverPropertiesOf(Class<?> program, String folder) {
    Properties properties = new Properties();
    Path file = sourceOf(program).resolveSibling(folder).resolve("server.properties");
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }

  /** Returns the page of a rule. */
  static Path pageOf(String rule) {
    return root().resolve(PAGES).resolve(rule + ".md");
  }

  /** Returns the file with all that was observed. */
  static Path observations() {
    return root().resolve(MODULE).resolve("observations.tsv");
  }

  /** Returns what introduces this module and lists the rules that it has no proof for. */
  static Path readme() {
    return root().resolve(MODULE).resolve("README.md");
  }

  private static Path root() {
    return Stream.iterate(
            Optional.of(Path.of("").toAbsolutePath()),
            Optional::isPresent,
            folder -> folder.map(Path::getParent))
        .flatMap(Optional::stream)
        .filter(folder -> Files.isDirectory(folder.resolve(SOURCES)))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("The tests run outside of the repository."));
  }
}
