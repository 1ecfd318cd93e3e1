package dev.eoslint.cli;

import dev.eoslint.analyzer.lint.NearestName;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads option values that are one of a few words. */
final class Word {

  private Word() {}

  /**
   * Returns what {@code word} stands for.
   *
   * @param option the option as the user writes it, for the message
   * @param words all words that {@code parser} knows
   * @throws UsageException when {@code parser} does not know the word
   */
  static <T> T read(
      String option, String word, List<String> words, Function<String, Optional<T>> parser)
      throws UsageException {
    Optional<T> value = parser.apply(word);
    if (value.isPresent()) {
      return value.get();
    }
    throw new UsageException(
        "'%s' is not a value of %s.%s Allowed: %s."
            .formatted(word, option, NearestName.question(word, words), String.join(", ", words)));
  }
}
