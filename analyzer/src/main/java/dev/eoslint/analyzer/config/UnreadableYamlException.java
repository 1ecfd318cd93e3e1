package dev.eoslint.analyzer.config;

import java.util.Locale;

/** A YAML document that is broken, or whose reading would cost too much. */
final class UnreadableYamlException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int offset;
  private final String problem;

  /**
   * Creates an exception.
   *
   * @param offset where the problem shows
   * @param problem half a sentence that completes "could not be read:"
   */
  UnreadableYamlException(int offset, String problem) {
    super(problem);
    this.offset = offset;
    this.problem = oneLine(problem);
  }

  int offset() {
    return offset;
  }

  String problem() {
    return problem;
  }

  private static String oneLine(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    line = line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
    return line.isEmpty()
        ? line
        : line.substring(0, 1).toLowerCase(Locale.ROOT) + line.substring(1);
  }
}
