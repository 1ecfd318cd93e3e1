package dev.eoslint.analyzer.config;

import dev.eoslint.analyzer.source.SourceText;

/** Reads one configuration language. */
public interface ConfigReader {

  /** Returns what the text holds. A text that cannot be read gives a notice, not an exception. */
  ConfigFile read(SourceText text);
}
