package dev.eoslint.analyzer.source;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/** Works on many files at the same time. */
final class Workers {

  private Workers() {}

  /**
   * Applies a function to all items on several threads, each of which reads into its own buffer.
   *
   * @return the results in the order of the items
   */
  static <T, R> List<R> map(List<T> items, BiFunction<T, FileBuffer, R> function) {
    AtomicReferenceArray<R> results = new AtomicReferenceArray<>(items.size());
    AtomicInteger next = new AtomicInteger();
    IntStream.range(0, Runtime.getRuntime().availableProcessors())
        .parallel()
        .forEach(
            worker -> {
              FileBuffer buffer = new FileBuffer();
              int index = next.getAndIncrement();
              while (index < items.size()) {
                results.set(index, function.apply(items.get(index), buffer));
                index = next.getAndIncrement();
              }
            });
    return IntStream.range(0, items.size()).mapToObj(results::get).toList();
  }
}
