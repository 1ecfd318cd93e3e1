package dev.eoslint.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A copy of an application that can be changed.
 *
 * @param folder the root of the copy
 */
record MutatedApplication(Path folder) {

  /** Copies an application into {@code folder}, which is made. */
  static MutatedApplication copy(Path application, Path folder) throws IOException {
    for (Path file : filesOf(application)) {
      Path target = folder.resolve(application.relativize(file).toString());
      Files.createDirectories(target.resolveSibling(""));
      Files.copy(file, target);
    }
    return new MutatedApplication(folder);
  }

  /** Makes a mistake. */
  void mutate(Mutation mutation) throws IOException {
    for (Edit edit : mutation.edits()) {
      Path file = find(edit.file());
      Files.writeString(file, edit.apply(Files.readString(file)));
    }
  }

  /** Returns the line with this 1-based number in a file, given relative to the root. */
  String line(String file, int number) throws IOException {
    return Files.readAllLines(folder.resolve(file)).get(number - 1);
  }

  private Path find(String name) throws IOException {
    List<Path> found =
        filesOf(folder).stream().filter(file -> file.endsWith(name)).toList();
    if (found.size() != 1) {
      throw new IllegalArgumentException("Not one file is called %s: %s".formatted(name, found));
    }
    return found.get(0);
  }

  private static List<Path> filesOf(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
