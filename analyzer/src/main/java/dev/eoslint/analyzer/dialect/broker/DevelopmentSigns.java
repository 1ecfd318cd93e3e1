package dev.eoslint.analyzer.dialect.broker;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds words in names that say that a cluster only serves development or tests. */
public final class DevelopmentSigns {

  private static final Set<String> WORDS =
      Set.of(
          "ci",
          "demo",
          "demos",
          "dev",
          "devel",
          "development",
          "e2e",
          "embedded",
          "example",
          "examples",
          "local",
          "localhost",
          "playground",
          "quickstart",
          "sample",
          "samples",
          "sandbox",
          "test",
          "testing",
          "tests",
          "tutorial");

  private static final Pattern SEPARATOR = Pattern.compile("[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])");

  private DevelopmentSigns() {}

  /**
   * Returns what names say, for people.
   *
   * <p>A word of the name of the file counts, and a folder that is called exactly so: a folder
   * {@code demo-orders} holds a project, a folder {@code demo} a kind of environment.
   *
   * @param file path of the file
   * @param names what the file calls the cluster and where it runs
   */
  public static Optional<String> in(String file, List<String> names) {
    String[] parts = file.split("/");
    String fileName = parts[parts.length - 1];
    if (hasWord(fileName)) {
      return Optional.of("its file is called '" + fileName + "'");
    }
    Optional<String> folder =
        Stream.of(parts)
            .limit(parts.length - 1L)
            .filter(part -> WORDS.contains(part.toLowerCase(Locale.ROOT)))
            .findFirst()
            .map(part -> "its file lies in a folder '" + part + "'");
    return folder.or(
        () ->
            names.stream()
                .filter(DevelopmentSigns::hasWord)
                .findFirst()
                .map(name -> "it is called '" + name + "'"));
  }

  private static boolean hasWord(String name) {
    return SEPARATOR
        .splitAsStream(name)
        .anyMatch(word -> WORDS.contains(word.toLowerCase(Locale.ROOT)));
  }
}
