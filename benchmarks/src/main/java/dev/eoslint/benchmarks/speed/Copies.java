package dev.eoslint.benchmarks.speed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Copies and deletes trees. */
final class Copies {

  private Copies() {}

  /** Copies a tree without its {@code .git} folder and without symbolic links. */
  static void copy(Path source, Path target) throws IOException {
    for (Path path : paths(source)) {
      Path relative = source.relativize(path);
      if (relative.startsWith(".git") || Files.isSymbolicLink(path)) {
        continue;
      }
      Path copy = target.resolve(relative.toString());
      if (Files.isDirectory(path)) {
        Files.createDirectories(copy);
      } else {
        Files.copy(path, copy);
      }
    }
  }

  /** Deletes a folder with all that it holds. */
  static void delete(Path folder) throws IOException {
    for (Path path : paths(folder).stream().sorted(Comparator.reverseOrder()).toList()) {
      Files.delete(path);
    }
  }

  /** Counts the Java files of a tree. */
  static long javaFiles(Path tree) throws IOException {
    return paths(tree).stream().filter(path -> path.toString().endsWith(".java")).count();
  }

  private static List<Path> paths(Path root) throws IOException {
    try (Stream<Path> walk = Files.walk(root)) {
      return walk.toList();
    } catch (UncheckedIOException unreadable) {
      throw unreadable.getCause();
    }
  }
}
