package dev.eoslint.analyzer.source;

import dev.eoslint.analyzer.source.WordFilter.SoughtText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Tells which Java files contain a word, without keeping the files.
 *
 * <p>The scan of all files left a filter of the words of each, which is about a tenth of its size.
 * Only files whose filter lets a word pass are read again to search for it.
 */
final class WordIndex {

  private final List<ScannedFile> files;
  private final BiFunction<SourceFile, FileBuffer, FileBytes> reader;

  /**
   * Creates the index.
   *
   * @param files the Java files
   * @param reader reads a file into a buffer, with one byte for each ASCII character
   */
  WordIndex(List<ScannedFile> files, BiFunction<SourceFile, FileBuffer, FileBytes> reader) {
    this.files = files;
    this.reader = reader;
  }

  /**
   * Returns the files that contain one of the words with no part of a word beside it.
   *
   * @param among which files to search
   */
  List<SourceFile> filesContaining(List<String> words, Predicate<SourceFile> among) {
    List<SoughtText> sought = words.stream().map(SoughtText::of).toList();
    List<SourceFile> candidates = new ArrayList<>();
    for (ScannedFile scanned : files) {
      if (among.test(scanned.file()) && scanned.words().mayContainOneOf(sought)) {
        candidates.add(scanned.file());
      }
    }
    List<Boolean> found =
        Workers.map(
            candidates,
            FileBuffer.FILES_PER_THREAD,
            FileBuffer::new,
            reader.andThen(bytes -> sought.stream().anyMatch(text -> text.isIn(bytes))));
    return IntStream.range(0, candidates.size())
        .filter(found::get)
        .mapToObj(candidates::get)
        .toList();
  }
}
