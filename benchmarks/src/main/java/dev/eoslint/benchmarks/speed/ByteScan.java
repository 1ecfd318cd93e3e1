package dev.eoslint.benchmarks.speed;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * The yardstick: the least work with which a program on the JVM can tell which files of a tree can
 * matter. It walks the tree, reads every byte and searches for words, and does nothing else.
 */
public final class ByteScan {

  /** Such words decide in eoslint, too, which files it looks at. */
  private static final List<String> WORDS =
      List.of(
          "org.apache.kafka.clients",
          "org.springframework.kafka",
          "beginTransaction",
          "sendOffsetsToTransaction",
          "transactional.id",
          "TRANSACTIONAL_ID",
          "KafkaTemplate",
          "KafkaListener",
          "KafkaTransactionManager",
          "isolation.level",
          "enable.auto.commit");

  private static final List<String> EXTENSIONS = List.of(".java", ".properties", ".yml", ".yaml");
  private static final int INITIAL_BUFFER = 1 << 16;

  private ByteScan() {}

  /**
   * What a scan saw.
   *
   * @param files the files that were read
   * @param bytes their size
   * @param matching the files that hold a word
   */
  record Result(int files, long bytes, int matching) {

    Result plus(Result other) {
      return new Result(files + other.files, bytes + other.bytes, matching + other.matching);
    }
  }

  /**
   * Scans a tree and prints what was seen.
   *
   * @param arguments the root of the tree
   */
  public static void main(String[] arguments) throws Exception {
    Result result = scan(new File(arguments[0]), Runtime.getRuntime().availableProcessors());
    System.out.printf(
        Locale.ROOT,
        "%d of %d files (%d bytes) hold a word%n",
        result.matching(),
        result.files(),
        result.bytes());
  }

  /**
   * Scans a tree.
   *
   * @param root the root
   * @param threads how many threads read
   */
  static Result scan(File root, int threads) throws InterruptedException, ExecutionException {
    List<File> files = new ArrayList<>();
    collect(root, files);
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      List<Callable<Result>> tasks = new ArrayList<>();
      for (int thread = 0; thread < threads; thread++) {
        int first = thread;
        tasks.add(() -> scan(files, first, threads));
      }
      Result sum = new Result(0, 0, 0);
      for (Future<Result> part : executor.invokeAll(tasks)) {
        sum = sum.plus(part.get());
      }
      return sum;
    } finally {
      executor.shutdown();
    }
  }

  private static void collect(File folder, List<File> files) {
    for (String name : Optional.ofNullable(folder.list()).orElseGet(() -> new String[0])) {
      if (EXTENSIONS.stream().anyMatch(name::endsWith)) {
        files.add(new File(folder, name));
      } else if (!name.startsWith(".")) {
        // Asking the system what a name is costs as much as trying to list it.
        collect(new File(folder, name), files);
      }
    }
  }

  private static Result scan(List<File> files, int first, int step) throws IOException {
    WordSearch search = new WordSearch(WORDS);
    byte[] buffer = new byte[INITIAL_BUFFER];
    Result sum = new Result(0, 0, 0);
    for (int i = first; i < files.size(); i += step) {
      File file = files.get(i);
      try (FileInputStream stream = new FileInputStream(file)) {
        int length = 0;
        int count = stream.read(buffer, 0, buffer.length);
        while (count > 0) {
          length += count;
          if (length == buffer.length) {
            buffer = Arrays.copyOf(buffer, 2 * length);
          }
          count = stream.read(buffer, length, buffer.length - length);
        }
        int matching = search.matches(buffer, length) ? 1 : 0;
        sum = sum.plus(new Result(1, length, matching));
      }
    }
    return sum;
  }
}
