package dev.eoslint.cli;

import dev.eoslint.reports.ConsoleStyle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** When to colour the text for people. */
enum ColorChoice {
  /** At a terminal, unless the environment says otherwise. */
  AUTO,
  /** Also in pipes. */
  ALWAYS,
  /** Not even at a terminal. */
  NEVER;

  static List<String> words() {
    return Arrays.stream(values()).map(ColorChoice::word).toList();
  }

  static Optional<ColorChoice> of(String word) {
    return Arrays.stream(values())
        .filter(choice -> choice.word().equals(word.toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  private String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the style for standard output. {@code NO_COLOR} wins over {@code FORCE_COLOR} (<a
   * href="https://no-color.org">no-color.org</a>), and both only matter for {@link #AUTO}.
   */
  ConsoleStyle style(Surroundings surroundings) {
    boolean dumb = surroundings.environment().getOrDefault("TERM", "").equals("dumb");
    ConsoleStyle colorless = surroundings.terminal() ? ConsoleStyle.FRAMES : ConsoleStyle.PLAIN;
    return switch (this) {
      case ALWAYS -> ConsoleStyle.COLORED_FRAMES;
      case NEVER -> colorless;
      case AUTO -> {
        if (surroundings.has("NO_COLOR")) {
          yield colorless;
        }
        boolean colored = surroundings.has("FORCE_COLOR") || (surroundings.terminal() && !dumb);
        yield colored ? ConsoleStyle.COLORED_FRAMES : colorless;
      }
    };
  }
}
