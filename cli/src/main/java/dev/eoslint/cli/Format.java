package dev.eoslint.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** An output format that users can name. */
enum Format {
  /** For people, editors and pipes. */
  TEXT,
  /** For programs. */
  JSON,
  /** For code scanning. */
  SARIF;

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static List<String> words() {
    return Arrays.stream(values()).map(Format::word).toList();
  }

  static Optional<Format> of(String word) {
    return Arrays.stream(values())
        .filter(format -> format.word().equals(word.toLowerCase(Locale.ROOT)))
        .findFirst();
  }
}
