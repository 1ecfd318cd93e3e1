package dev.eoslint.reports;

import dev.eoslint.analyzer.rule.Severity;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * The colours of the console.
 *
 * @param colored whether there are any
 */
record Palette(boolean colored) {

  String place(String text) {
    return paint(text, Style.bold);
  }

  String message(String text) {
    return paint(text, Style.bold);
  }

  String dim(String text) {
    return paint(text, Style.fg_cyan);
  }

  String severity(Severity severity, String text) {
    return switch (severity) {
      case ERROR -> paint(text, Style.bold, Style.fg_red);
      case WARNING -> paint(text, Style.bold, Style.fg_yellow);
      case INFO -> paint(text, Style.bold, Style.fg_blue);
    };
  }

  String caret(String text) {
    return paint(text, Style.bold, Style.fg_red);
  }

  private String paint(String text, IStyle... styles) {
    return colored ? Style.on(styles) + text + Style.reset.on() : text;
  }
}
