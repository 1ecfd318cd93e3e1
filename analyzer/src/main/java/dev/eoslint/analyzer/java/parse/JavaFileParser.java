package dev.eoslint.analyzer.java.parse;

import dev.eoslint.analyzer.source.SourceText;
import dev.eoslint.analyzer.source.Workers;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.Function;

/**
 * Parses Java files and never hangs or fails on one. Can be used from several threads.
 *
 * <p>Each file that is parsed at the same time has a {@link ParserLane} of its own.
 */
public final class JavaFileParser implements AutoCloseable {

  /** A file is worth a thread: the first ones are parsed while nothing is compiled yet. */
  private static final int FILES_FOR_EACH_THREAD = 1;

  /** Holds what most files hold. */
  static final String SAMPLE =
      """
      package sample;

      import java.util.List;

      @Deprecated
      public final class Sample<T extends Comparable<T>> implements Runnable {
        private static final int LIMIT = 1 + 2;
        private final List<String> names = new java.util.ArrayList<>();

        public Sample(String... given) {
          this.names.addAll(List.of(given));
        }

        @Override
        public void run() {
          for (int index = 0; index < LIMIT && !names.isEmpty(); index++) {
            names.removeIf(name -> name.length() > LIMIT);
          }
          for (String name : names) {
            try (AutoCloseable resource = () -> {}) {
              if (name == null) {
                continue;
              }
              names.forEach(System.out::println);
            } catch (Exception failure) {
              throw new IllegalStateException((String) "text" + name, failure);
            } finally {
              names.clear();
            }
          }
          while (true) {
            return;
          }
        }
      }
      """;

  private final Deque<ParserLane> idle = new ConcurrentLinkedDeque<>();

  /** Parses {@code text}; what is not understood becomes a notice. */
  public ParsedJava parse(SourceText text) {
    ParserLane free = idle.poll();
    ParserLane lane = free == null ? new ParserLane() : free;
    try {
      return lane.parse(text);
    } finally {
      idle.push(lane);
    }
  }

  /**
   * Parses many files at the same time.
   *
   * @param reader returns the text of a file, on any thread
   * @return the results in the order of the files
   */
  public <F> List<ParsedJava> parseAll(List<F> files, Function<F, SourceText> reader) {
    return Workers.map(files, FILES_FOR_EACH_THREAD, file -> parse(reader.apply(file)));
  }

  /** Parses some lines, so that all that parses is loaded when the first file comes. */
  public static void prepare() {
    try (JavaFileParser parser = new JavaFileParser()) {
      parser.parse(new SourceText("Sample.java", SAMPLE));
    }
  }

  /** Ends the threads that parse. */
  @Override
  public void close() {
    idle.forEach(ParserLane::close);
  }
}
