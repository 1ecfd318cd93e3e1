package dev.eoslint.mutation;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.RelatedSite;
import java.io.IOException;
import java.io.UncheckedIOException;
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

  /**
   * Makes a mistake.
   *
   * @throws IllegalArgumentException when one of its changes cannot be made as it is meant, or when
   *     no line is left that the finding could be on
   */
  void mutate(Mutation mutation) throws IOException {
    for (Edit edit : mutation.edits()) {
      Path file = find(edit.file());
      Files.writeString(file, edit.apply(Files.readString(file)));
    }
    if (lines(find(mutation.file())).stream().noneMatch(line -> line.contains(mutation.line()))) {
      throw new IllegalArgumentException(
          "No line of %s holds: %s".formatted(mutation.file(), mutation.line()));
    }
  }

  /** Tells whether a finding is the one that a mutation has to lead to. */
  boolean isFoundBy(Finding finding, Mutation mutation) {
    Stream<Site> places =
        Stream.concat(Stream.of(finding.site()), finding.related().stream().map(RelatedSite::site));
    return finding.rule().equals(mutation.rule())
        && places.anyMatch(place -> isMeant(place, mutation));
  }

  private boolean isMeant(Site place, Mutation mutation) {
    Path file = folder.resolve(place.file());
    return file.endsWith(mutation.file())
        && lines(file).get(place.startLine() - 1).contains(mutation.line());
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private Path find(String name) throws IOException {
    List<Path> found = filesOf(folder).stream().filter(file -> file.endsWith(name)).toList();
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
