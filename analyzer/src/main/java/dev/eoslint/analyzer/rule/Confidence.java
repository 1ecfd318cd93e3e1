package dev.eoslint.analyzer.rule;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How sure a finding is, from the least to the most. */
public enum Confidence {
  /** A hint that people must judge. */
  LOW,
  /** True unless something outside the sources says otherwise. */
  MEDIUM,
  /** Shown by the sources alone. */
  HIGH;

  /** Returns the word that users write and read: {@code high}, {@code medium}, {@code low}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the confidence that {@code word} names, in any letter case. */
  public static Optional<Confidence> of(String word) {
    return Arrays.stream(values())
        .filter(value -> value.word().equals(word.toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  /** Returns whether this confidence is {@code other} or above it. */
  public boolean isAtLeast(Confidence other) {
    return compareTo(other) >= 0;
  }
}
