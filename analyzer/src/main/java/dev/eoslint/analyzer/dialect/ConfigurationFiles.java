package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.config.ConfigFile;
import dev.eoslint.analyzer.config.ConfigReaders;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import dev.eoslint.analyzer.source.SourceText;
import dev.eoslint.analyzer.source.SourceTree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the configuration files of a tree on demand, each once. */
public final class ConfigurationFiles {

  private final SourceTree sources;
  private final Map<SourceFile, Optional<ConfigFile>> read = new HashMap<>();

  /** Creates a reader of the files in {@code sources}. */
  public ConfigurationFiles(SourceTree sources) {
    this.sources = sources;
  }

  /** Returns what a file holds; nothing if no reader knows its language. */
  public Optional<ConfigFile> read(SourceFile file) {
    return read.computeIfAbsent(file, unread -> ConfigReaders.read(unread, text(unread)));
  }

  /** Returns the text of a file. */
  public SourceText text(SourceFile file) {
    return sources.text(file);
  }

  /** Returns the files of a kind that do not belong to tests, sorted by path. */
  public List<SourceFile> ofKind(FileKind kind) {
    return sources.files(kind).stream().filter(file -> !file.test()).toList();
  }
}
