package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.rule.Severity;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** From which severity on open findings make a run fail. */
public enum FailingLevel {
  /** Errors fail. */
  ERROR(Optional.of(Severity.ERROR)),
  /** Errors and warnings fail. */
  WARNING(Optional.of(Severity.WARNING)),
  /** Every finding fails. */
  INFO(Optional.of(Severity.INFO)),
  /** Findings are reported and never fail. */
  NEVER(Optional.empty());

  private final Optional<Severity> lowest;

  FailingLevel(Optional<Severity> lowest) {
    this.lowest = lowest;
  }

  /** Returns the word that users write and read, such as {@code never}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns all words, from the fewest failures to the most and {@code never} at the end. */
  public static List<String> words() {
    return Arrays.stream(values()).map(FailingLevel::word).toList();
  }

  /** Returns the level that {@code word} names, in any letter case. */
  public static Optional<FailingLevel> of(String word) {
    return Arrays.stream(values())
        .filter(level -> level.word().equals(word.toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  /** Returns whether {@code result} has an open finding that fails the run. */
  public boolean isReachedBy(LintResult result) {
    return lowest.isPresent() && result.hasFindingsAtLeast(lowest.get());
  }
}
