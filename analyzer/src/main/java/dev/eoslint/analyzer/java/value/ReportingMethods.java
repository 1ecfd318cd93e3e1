package dev.eoslint.analyzer.java.value;

import java.util.Set;

/** Methods that write what they are given to a log or a stream, and do nothing else. */
public final class ReportingMethods {

  private static final Set<String> NAMES =
      Set.of(
          "trace",
          "debug",
          "info",
          "warn",
          "warning",
          "error",
          "severe",
          "fine",
          "log",
          "println",
          "print",
          "printf",
          "printStackTrace");

  private ReportingMethods() {}

  /** Returns whether a method of this name reports, whatever it belongs to. */
  public static boolean contains(String method) {
    return NAMES.contains(method);
  }
}
