package dev.eoslint.analyzer.source;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tells the sources of libraries, whose behaviour analysis knows, from those of applications.
 *
 * <p>A repository of Kafka or of Spring for Apache Kafka, or a copy of one, holds them beside
 * applications such as examples and tools. For these applications the library is the same one that
 * others take from a repository of artifacts.
 */
final class LibrarySources {

  private static final List<Library> LIBRARIES =
      List.of(
          new Library(
              List.of("org", "apache", "kafka"),
              Set.of("clients", "common"),
              Path.of("clients", "producer", "KafkaProducer.java")),
          new Library(
              List.of("org", "apache", "kafka"),
              Set.of("streams"),
              Path.of("streams", "KafkaStreams.java")),
          new Library(
              List.of("org", "springframework"),
              Set.of("kafka"),
              Path.of("kafka", "core", "KafkaTemplate.java")));

  private LibrarySources() {}

  /** Returns the names of the folders in {@code folder} that hold a library and nothing else. */
  static Set<String> in(Folder folder) {
    return LIBRARIES.stream()
        .filter(library -> library.liesIn(folder))
        .flatMap(library -> library.packages().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * A library.
   *
   * @param parent the names that end the path of the folder with its packages
   * @param packages the folders that are its own
   * @param landmark a file, relative to that folder, that only the library's own sources hold
   */
  private record Library(List<String> parent, Set<String> packages, Path landmark) {

    boolean liesIn(Folder folder) {
      return endsWithParent(folder.path()) && Files.exists(folder.location().resolve(landmark));
    }

    private boolean endsWithParent(TreePath path) {
      int start = path.length() - parent.size();
      if (start < 0) {
        return false;
      }
      for (int index = 0; index < parent.size(); index++) {
        if (!path.name(start + index).equals(parent.get(index))) {
          return false;
        }
      }
      return true;
    }
  }
}
