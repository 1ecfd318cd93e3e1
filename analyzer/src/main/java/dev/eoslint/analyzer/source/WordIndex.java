package dev.eoslint.analyzer.source;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/**
 * Tells which files contain a word, without keeping the files.
 *
 * <p>Each file is read once and leaves a filter of its words, which is about a tenth of its size.
 * Only files whose filter lets a word pass are read again to search for it.
 */
final class WordIndex {

  private final List<SourceFile> files;
  private final List<WordFilter> filters;
  private final BiFunction<SourceFile, FileBuffer, FileBytes> reader;

  /**
   * Reads all files.
   *
   * @param reader reads a file into a buffer, with one byte for each ASCII character
   */
  WordIndex(List<SourceFile> files, BiFunction<SourceFile, FileBuffer, FileBytes> reader) {
    this.files = files;
    this.reader = reader;
    this.filters = Workers.map(files, reader.andThen(WordFilter::of));
  }

  /** Returns the files that contain {@code word} with no part of a word beside it. */
  List<SourceFile> filesContaining(String word) {
    List<SourceFile> candidates = new ArrayList<>();
    for (int index = 0; index < files.size(); index++) {
      if (filters.get(index).mayContain(word)) {
        candidates.add(files.get(index));
      }
    }
    List<Boolean> found =
        Workers.map(candidates, reader.andThen(bytes -> WordFilter.contains(bytes, word)));
    return IntStream.range(0, candidates.size())
        .filter(found::get)
        .mapToObj(candidates::get)
        .toList();
  }
}
