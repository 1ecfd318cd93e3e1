package dev.eoslint.analyzer.source;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Tells which files contain a word, without keeping the files.
 *
 * <p>Each file is read once and leaves a filter of its words, which is about a tenth of
 * its size. Only files whose filter may hold a word are read again to search for it.
 */
final class WordIndex {

  private final List<SourceFile> files;
  private final List<WordFilter> filters;
  private final Function<SourceFile, FileBytes> reader;

  /**
   * Reads all files.
   *
   * @param reader returns the content of a file, with one byte for each ASCII character
   */
  WordIndex(List<SourceFile> files, Function<SourceFile, FileBytes> reader) {
    this.files = files;
    this.reader = reader;
    this.filters = files.parallelStream().map(file -> WordFilter.of(reader.apply(file))).toList();
  }

  /** Returns the files that contain {@code word} with no part of a word beside it. */
  List<SourceFile> filesContaining(String word) {
    List<SourceFile> candidates = new ArrayList<>();
    for (int index = 0; index < files.size(); index++) {
      if (filters.get(index).mayContain(word)) {
        candidates.add(files.get(index));
      }
    }
    return candidates.parallelStream()
        .filter(file -> WordFilter.contains(reader.apply(file), word))
        .toList();
  }
}
