package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Producers that failed for good and are not closed. */
final class UnclosedProducersTest {

  @TempDir private Path folder;

  @Test
  void aProducerThatFailedForGoodIsLeftUnclosed() {
    KafkaCode code =
        KafkaCode.ofMain(
            folder,
            """
            producer.initTransactions();
            producer.beginTransaction();
            try {
              producer.commitTransaction();
            } catch (ProducerFencedException fenced) {
              System.err.println(fenced);
            }
            """);

    assertThat(code.protocol().unclosed())
        .extracting(failed -> code.line(failed.call()))
        .contains("producer.commitTransaction();");
  }

  @Test
  void aProducerThatIsClosedOnEveryWayIsNotLeftUnclosed() {
    KafkaCode code =
        KafkaCode.ofMain(
            folder,
            """
            try (producer) {
              producer.initTransactions();
              producer.beginTransaction();
              producer.commitTransaction();
            }
            """);

    assertThat(code.protocol().unclosed()).isEmpty();
  }
}
