package dev.eoslint.analyzer.config;

/** How a value is written in its file. */
public enum ValueStyle {
  /** Without quotes; each value of a properties file. */
  PLAIN,
  /** In single or double quotes. */
  QUOTED,
  /** A block of lines, in YAML introduced by {@code |} or {@code >}. */
  BLOCK,
  /** Nothing, {@code ~} or {@code null} where YAML or JSON expects a value. */
  NULL,
  /** {@code {}} or {@code []}. */
  EMPTY_COLLECTION
}
