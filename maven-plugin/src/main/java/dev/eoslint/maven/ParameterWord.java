package dev.eoslint.maven;

import dev.eoslint.analyzer.lint.NearestName;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.maven.plugin.MojoExecutionException;
import org.jspecify.annotations.Nullable;

/** Reads parameters whose value is one of a few words. */
final class ParameterWord {

  private ParameterWord() {}

  /**
   * Returns what the value of a parameter stands for.
   *
   * @param parameter the name of the parameter, for the message
   * @param value the value; null when the user says nothing
   * @param words all words that {@code parser} knows
   * @return empty when the user says nothing
   * @throws MojoExecutionException when {@code parser} does not know the value
   */
  static <T> Optional<T> read(
      String parameter,
      @Nullable String value,
      List<String> words,
      Function<String, Optional<T>> parser)
      throws MojoExecutionException {
    if (value == null) {
      return Optional.empty();
    }
    Optional<T> meaning = parser.apply(value);
    if (meaning.isEmpty()) {
      throw new MojoExecutionException(
          "'%s' is not a value of the parameter '%s' (property 'eoslint.%s').%s Allowed: %s."
              .formatted(
                  value,
                  parameter,
                  parameter,
                  NearestName.question(value, words),
                  String.join(", ", words)));
    }
    return meaning;
  }
}
