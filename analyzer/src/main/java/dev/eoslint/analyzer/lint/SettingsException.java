package dev.eoslint.analyzer.lint;

import java.util.List;

/** A settings file says something that eoslint does not understand. Nothing was analysed. */
public final class SettingsException extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param problems one line each, in the order of the file: {@code file:line:column: message}
   */
  SettingsException(List<String> problems) {
    super(String.join("\n", problems));
  }
}
