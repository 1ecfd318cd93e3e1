package dev.eoslint.reports;

import dev.eoslint.analyzer.rule.Severity;
import org.fusesource.jansi.Ansi;

/**
 * The colours of the console.
 *
 * @param colored whether there are any
 */
record Palette(boolean colored) {

  /** Returns {@code text} in the colour of {@code severity}. */
  String severity(Severity severity, String text) {
    return switch (severity) {
      case ERROR -> paint(text, new Ansi().bold().fg(Ansi.Color.RED));
      case WARNING -> paint(text, new Ansi().bold().fg(Ansi.Color.YELLOW));
      case INFO -> paint(text, new Ansi().bold().fg(Ansi.Color.BLUE));
    };
  }

  /** Returns what people shall read first. */
  String strong(String text) {
    return paint(text, new Ansi().bold());
  }

  /** Returns what only guides the eye. */
  String guide(String text) {
    return paint(text, new Ansi().fg(Ansi.Color.CYAN));
  }

  private String paint(String text, Ansi style) {
    return colored ? style.a(text).reset().toString() : text;
  }
}
