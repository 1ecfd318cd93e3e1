package dev.eoslint.rules;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;

/** The words that names are made of. */
final class Words {

  private Words() {}

  /** Returns the words of {@code name} in lower case. */
  static Stream<String> of(String name) {
    String separated = name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ");
    return Arrays.stream(separated.split("[^A-Za-z0-9]+"))
        .map(word -> word.toLowerCase(Locale.ROOT));
  }
}
