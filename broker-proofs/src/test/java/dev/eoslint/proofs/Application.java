package dev.eoslint.proofs;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.errors.StreamsUncaughtExceptionHandler.StreamThreadExceptionResponse;

/**
 * A Kafka Streams application, which can be started several times.
 *
 * @param stage what it reads and writes; its group gives it its id
 * @param folder where it keeps its state
 * @param construction makes it
 */
record Application(Stage stage, Path folder, Construction construction) {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** The program. */
  @FunctionalInterface
  interface Construction {

    /** Makes the application and does not start it. */
    KafkaStreams of(String brokers, String application, String folder, String from, String to);
  }

  /** Runs it for a while, and fails when it fails. */
  void run(BooleanSupplier running) {
    CompletableFuture<Throwable> failure = new CompletableFuture<>();
    try (KafkaStreams streams = start(failure)) {
      Until.holds(
          "the application has done its work or failed",
          () -> failure.isDone() || !running.getAsBoolean());
      close(streams);
    }
    if (failure.isDone()) {
      throw new AssertionError("The application failed.", failure.join());
    }
  }

  /** Runs it over a1 of an aborted transaction and over c1, and returns what comes out. */
  List<String> runBehindAnAbort() {
    stage.input().writeAndAbort("a1");
    stage.input().write("c1");
    run(stage.output().without("c1"));
    return stage.output().committed();
  }

  /** Runs it until it fails, and returns what it failed with. */
  Throwable fail() {
    CompletableFuture<Throwable> failure = new CompletableFuture<>();
    try (KafkaStreams streams = start(failure)) {
      Until.holds("the application has failed", failure::isDone);
      close(streams);
    }
    // Kafka Streams does not leave the group when it ends: a new start would wait for the old one.
    stage.group().evictMembers();
    return failure.join();
  }

  private KafkaStreams start(CompletableFuture<Throwable> failure) {
    KafkaStreams streams =
        construction.of(
            stage.brokers(),
            stage.group().name(),
            folder.toString(),
            stage.input().name(),
            stage.output().name());
    streams.setUncaughtExceptionHandler(
        exception -> {
          failure.complete(exception);
          return StreamThreadExceptionResponse.SHUTDOWN_CLIENT;
        });
    streams.start();
    return streams;
  }

  private static void close(KafkaStreams streams) {
    if (!streams.close(PATIENCE)) {
      throw new AssertionError("The application does not end.");
    }
  }
}
