package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commits of the position in rebalance listeners and behind poll loops. */
final class RebalanceCommitsTest {

  private static final String UNCOMMITTED = "commits uncommitted: commitSync, beginTransaction";

  private static final String TRANSACTION =
      """
      producer.beginTransaction();
      records.forEach(r -> producer.send(new ProducerRecord<>("sent", r.value())));
      producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
      producer.commitTransaction();
      """;

  @TempDir private Path folder;

  /** Returns the faults of a relay whose listener executes {@code revoked}. */
  private List<String> faultsOfListener(String revoked, String work) {
    return faults(
        """
        consumer.subscribe(List.of("orders"), new ConsumerRebalanceListener() {
          public void onPartitionsAssigned(Collection<TopicPartition> partitions) {}

          public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
        %s  }
        });
        """
            .formatted(revoked.indent(4)),
        work,
        "producer.close();\nconsumer.close();");
  }

  private List<String> faults(String before, String work, String atLast) {
    return KafkaCode.ofRelay(
            folder,
            """
            %stry {
              while (!Thread.interrupted()) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
            %s  }
            } finally {
            %s}
            """
                .formatted(before, work.indent(4), atLast.indent(2)))
        .pollingFaults();
  }

  @Test
  void aListenerCommitsBehindAFailedTransaction() {
    assertThat(faultsOfListener("consumer.commitSync();", TRANSACTION))
        .containsExactly(UNCOMMITTED);
  }

  @Test
  void offsetsThatAreGivenMayBeThoseOfCompletedTransactions() {
    assertThat(faultsOfListener("consumer.commitSync(done());", TRANSACTION)).isEmpty();
  }

  @Test
  void aConditionMayAskForAMode() {
    assertThat(faultsOfListener("if (mode()) {\n  consumer.commitSync();\n}", TRANSACTION))
        .isEmpty();
  }

  @Test
  void whatTheListenerCallsMayCompleteTheTransaction() {
    assertThat(faultsOfListener("new Batches().complete();\nconsumer.commitSync();", TRANSACTION))
        .isEmpty();
  }

  @Test
  void withoutOffsetsInTransactionsTheCommitIsNeeded() {
    assertThat(
            faultsOfListener(
                "consumer.commitSync();", TRANSACTION.replaceAll("producer.sendOffsets.*", "")))
        .isEmpty();
  }

  @Test
  void aCommitThatIsTriedAgainSettlesTheTransaction() {
    assertThat(
            faultsOfListener(
                "consumer.commitSync();",
                """
                if (records.isEmpty()) {
                  continue;
                }
                try {
                %s} catch (RuntimeException failure) {
                  System.exit(1);
                }
                """
                    .formatted(
                        TRANSACTION
                            .replace(
                                "producer.commitTransaction();",
                                """
                                try {
                                  producer.commitTransaction();
                                } catch (TimeoutException late) {
                                  producer.commitTransaction();
                                }\
                                """)
                            .indent(2))))
        .isEmpty();
  }

  @Test
  void thePositionIsCommittedAfterAFailure() {
    assertThat(faults("", TRANSACTION, "consumer.commitSync();\nproducer.close();"))
        .containsExactly(UNCOMMITTED);
  }

  @Test
  void offsetsAreGivenAfterAFailure() {
    assertThat(faults("", TRANSACTION, "consumer.commitSync(done());\nproducer.close();"))
        .isEmpty();
  }
}
