package dev.eoslint.analyzer.rule;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a finding costs if it is true, from the least to the most. */
public enum Severity {
  /** Advice. */
  INFO,
  /** Likely wrong. */
  WARNING,
  /** Provably wrong. */
  ERROR;

  /** Returns the word that users write and read: {@code error}, {@code warning}, {@code info}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the severity that {@code word} names, in any letter case. */
  public static Optional<Severity> of(String word) {
    return Arrays.stream(values())
        .filter(value -> value.word().equals(word.toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  /** Returns whether this severity is {@code other} or above it. */
  public boolean isAtLeast(Severity other) {
    return compareTo(other) >= 0;
  }
}
