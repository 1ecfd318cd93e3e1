package dev.eoslint.reports;

/** How findings look on a console. */
public enum ConsoleStyle {
  /** For people at a terminal: several lines with an excerpt of the source, in colours. */
  COLORED_FRAMES,
  /** The same without colours. */
  FRAMES,
  /** For pipes, logs and editors: one line per finding. */
  PLAIN
}
