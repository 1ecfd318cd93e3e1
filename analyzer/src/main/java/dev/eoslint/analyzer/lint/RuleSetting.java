package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.rule.Severity;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What the settings say about one rule.
 *
 * @param on whether the rule runs
 * @param severity the severity of all its findings; empty when the rule decides
 */
public record RuleSetting(boolean on, Optional<Severity> severity) {

  /** The rule does not run. */
  public static final RuleSetting OFF = new RuleSetting(false, Optional.empty());

  /** The rule runs with its own severity. */
  public static final RuleSetting ON = new RuleSetting(true, Optional.empty());

  /** Returns the setting of a rule that runs and whose findings have this severity. */
  public static RuleSetting of(Severity severity) {
    return new RuleSetting(true, Optional.of(severity));
  }

  /** Returns the words that {@link #of(String)} knows. */
  public static List<String> words() {
    return List.of("off", "on", "error", "warning", "info");
  }

  /** Returns the setting that {@code off}, {@code on} or the name of a severity stands for. */
  public static Optional<RuleSetting> of(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "off" -> Optional.of(OFF);
      case "on" -> Optional.of(ON);
      default -> Severity.of(word).map(RuleSetting::of);
    };
  }
}
