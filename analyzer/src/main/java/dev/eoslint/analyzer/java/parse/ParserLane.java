package dev.eoslint.analyzer.java.parse;

import dev.eoslint.analyzer.java.scan.JavaScanner;
import dev.eoslint.analyzer.java.scan.ParserGuard;
import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.analyzer.source.SourceText;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Parses one Java file after the other and never hangs or fails on one.
 *
 * <p>The parser library needs exponential time on some nestings and cannot be interrupted. So a
 * scan refuses such files first; the rest is parsed on a thread of its own with a deep stack and a
 * deadline. A thread that misses the deadline is abandoned, but not because other programs kept it
 * waiting: what is analysed must not depend on what else the machine does.
 */
final class ParserLane implements AutoCloseable {

  /**
   * How long one file may take, and how much of a processor it may use after that when others keep
   * the processors busy.
   */
  static final Duration DEADLINE = Duration.ofSeconds(5);

  private static final Duration LAST_DEADLINE = DEADLINE.multipliedBy(20);
  private static final Duration LOOK_AGAIN = Duration.ofMillis(500);

  /** Enough for expressions nested some thousand deep; only touched pages cost memory. */
  private static final long STACK_BYTES = 128L << 20;

  private Worker worker = Worker.start();

  /** Parses {@code text}; what is not understood becomes a notice. */
  ParsedJava parse(SourceText text) {
    Optional<String> refusal = ParserGuard.refuses(JavaScanner.scan(text));
    if (refusal.isPresent()) {
      return givenUp(text, refusal.get());
    }
    Future<ParsedJava> running = worker.executor().submit(() -> JavaSyntax.parse(text));
    try {
      return await(running);
    } catch (TimeoutException tooSlow) {
      worker.executor().shutdownNow();
      worker = Worker.start();
      return givenUp(
          text, "The file was not parsed within %d seconds.".formatted(DEADLINE.toSeconds()));
    } catch (ExecutionException failure) {
      return givenUp(text, "The file could not be parsed: " + describe(failure));
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return givenUp(text, "The run was interrupted before the file was parsed.");
    }
  }

  private ParsedJava await(Future<ParsedJava> running)
      throws InterruptedException, ExecutionException, TimeoutException {
    try {
      return running.get(DEADLINE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException missed) {
      return awaitProcessor(running);
    }
  }

  /** Asking for the time of a thread costs the start of a run more than parsing a file. */
  private ParsedJava awaitProcessor(Future<ParsedJava> running)
      throws InterruptedException, ExecutionException, TimeoutException {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long start = threads.getThreadCpuTime(worker.threadId());
    long end = System.nanoTime() + LAST_DEADLINE.toNanos();
    while (true) {
      try {
        return running.get(LOOK_AGAIN.toMillis(), TimeUnit.MILLISECONDS);
      } catch (TimeoutException tooSlow) {
        long spent = threads.getThreadCpuTime(worker.threadId()) - start;
        if (spent >= DEADLINE.toNanos() || System.nanoTime() > end) {
          throw tooSlow;
        }
      }
    }
  }

  /** Ends the worker thread. */
  @Override
  public void close() {
    worker.executor().shutdownNow();
  }

  private static ParsedJava givenUp(SourceText text, String message) {
    return new ParsedJava(
        new JavaFile(text.path(), "", List.of(), List.of()),
        List.of(
            new Notice(
                Notice.Level.INCOMPLETE,
                Site.startOf(text.path()),
                JavaSyntax.withFinalPeriod(message))));
  }

  private static String describe(ExecutionException failure) {
    Throwable cause = failure.getCause();
    if (cause instanceof StackOverflowError) {
      return "it is nested too deeply";
    }
    return cause == null ? "the parser failed" : cause.getClass().getSimpleName();
  }

  /** The thread that parses, and what hands files to it. */
  private record Worker(ExecutorService executor, AtomicReference<@Nullable Thread> thread) {

    static Worker start() {
      AtomicReference<@Nullable Thread> started = new AtomicReference<>();
      ExecutorService executor =
          Executors.newSingleThreadExecutor(
              task -> {
                Thread thread = new Thread(null, task, "eoslint-parser", STACK_BYTES);
                thread.setDaemon(true);
                started.set(thread);
                return thread;
              });
      return new Worker(executor, started);
    }

    long threadId() {
      Thread running = thread.get();
      return running == null ? 0 : running.getId();
    }
  }
}
