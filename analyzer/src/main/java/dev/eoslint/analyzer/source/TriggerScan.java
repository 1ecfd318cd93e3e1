package dev.eoslint.analyzer.source;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** Reads found files once and tells which of them can matter, and the words of Java files. */
final class TriggerScan {

  private static final int CHUNK = 1 << 20;

  /** How much of a file that is too large to be analysed is searched: what is larger is data. */
  private static final long LARGEST_SEARCHED = 64L << 20;

  private final TriggerWords triggerWords;
  private final Notices notices;

  TriggerScan(TriggerWords triggerWords, Notices notices) {
    this.triggerWords = triggerWords;
    this.notices = notices;
  }

  /** Returns the files that are text, not too large and can be read, in the same order. */
  List<ScannedFile> read(List<FoundFile> files) {
    return Workers.map(files, FileBuffer.FILES_PER_THREAD, FileBuffer::new, this::read).stream()
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<ScannedFile> read(FoundFile found, FileBuffer buffer) {
    try {
      if (found.size() > SourceTree.MAXIMAL_SIZE) {
        rejectLarge(found);
        return Optional.empty();
      }
      FileBytes content = buffer.read(found.location(), found.size(), SourceTree.MAXIMAL_SIZE);
      if (content.binary()) {
        return Optional.empty();
      }
      FileBytes searched = content.withAsciiBytes();
      boolean matters =
          triggerWords.matcher(found.kind()).matches(searched.bytes(), searched.length());
      SourceFile file =
          new SourceFile(
              found.path().toString(), found.location(), found.kind(), found.test(), matters);
      boolean askedForWords = found.kind() == FileKind.JAVA;
      return Optional.of(
          new ScannedFile(file, askedForWords ? WordFilter.of(searched) : WordFilter.EMPTY));
    } catch (IOException unreadable) {
      notices.incomplete(found.path().toString(), Notices.FILE_UNREADABLE);
      return Optional.empty();
    }
  }

  private void rejectLarge(FoundFile found) throws IOException {
    if (largeFileMatters(found)) {
      notices.incomplete(found.path().toString(), Notices.TOO_LARGE);
    }
  }

  private boolean largeFileMatters(FoundFile found) throws IOException {
    WordMatcher matcher = triggerWords.matcher(found.kind());
    int overlap = Math.max(matcher.longest() - 1, 0);
    byte[] chunk = new byte[CHUNK + overlap];
    try (InputStream stream = new FileInputStream(found.location().toFile())) {
      int kept = 0;
      for (long searched = 0; searched < LARGEST_SEARCHED; searched += CHUNK) {
        int count = stream.readNBytes(chunk, kept, CHUNK);
        int length = kept + count;
        boolean binary = searched == 0 && new FileBytes(chunk, length).binary();
        if (count == 0 || binary) {
          return false;
        }
        if (matcher.matches(chunk, length)) {
          return true;
        }
        kept = Math.min(overlap, length);
        System.arraycopy(chunk, length - kept, chunk, 0, kept);
      }
    }
    return false;
  }
}
