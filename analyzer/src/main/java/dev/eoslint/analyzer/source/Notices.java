package dev.eoslint.analyzer.source;

import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.NavigableSet;
import java.util.concurrent.ConcurrentSkipListSet;

/** What reading has to tell so far; each notice once. Safe for use from several threads. */
final class Notices {

  static final String INPUT_UNREADABLE = "The path to analyse does not exist or cannot be read.";
  static final String INPUT_OUTSIDE_ROOT =
      "The path to analyse leads out of the root through a symbolic link and was not read.";
  static final String LINK_OUTSIDE_ROOT =
      "The symbolic link leads to nothing or out of the root and was not followed.";
  static final String FOLDER_UNREADABLE = "The folder could not be read.";
  static final String FILE_UNREADABLE = "The file could not be read.";
  static final String NAME_UNREADABLE =
      "The name holds characters that this machine's locale cannot express: it was not read."
          + " Choose a UTF-8 locale.";
  static final String IGNORE_FILE_UNREADABLE =
      "The file could not be read: what it ignores was analysed too.";
  static final String TOO_LARGE =
      "The file is larger than " + (SourceTree.MAXIMAL_SIZE >> 20) + " MiB and was not analysed.";
  static final String GUESSED_ENCODING = "The file is not valid UTF-8 and was read as ISO-8859-1.";

  private final NavigableSet<Notice> notices = new ConcurrentSkipListSet<>();

  /** Tells that something that may matter is not analysed. */
  void incomplete(String path, String message) {
    add(Notice.Level.INCOMPLETE, path, message);
  }

  /** Tells something by which nothing is lost. */
  void note(String path, String message) {
    add(Notice.Level.NOTE, path, message);
  }

  /** Returns the notices in their natural order. */
  List<Notice> sorted() {
    return List.copyOf(notices);
  }

  private void add(Notice.Level level, String path, String message) {
    notices.add(new Notice(level, Site.startOf(path.isEmpty() ? "." : path), message));
  }
}
