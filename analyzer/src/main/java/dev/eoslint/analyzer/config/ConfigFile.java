package dev.eoslint.analyzer.config;

import dev.eoslint.analyzer.source.Notice;
import java.util.List;

/**
 * What was read of a configuration file.
 *
 * @param documents the documents that hold anything, in order; a document that cannot be read is
 *     left out as a whole
 * @param notices what could not be read and what is odd, in order
 */
public record ConfigFile(List<ConfigDocument> documents, List<Notice> notices) {

  /** Keeps copies of the lists. */
  public ConfigFile {
    documents = List.copyOf(documents);
    notices = List.copyOf(notices);
  }

  /** Returns whether nothing of the file is missing in {@link #documents()}. */
  public boolean complete() {
    return notices.stream().noneMatch(notice -> notice.level() == Notice.Level.INCOMPLETE);
  }
}
