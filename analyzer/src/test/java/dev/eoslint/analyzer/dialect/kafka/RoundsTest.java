package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What poll loops do with positions and offsets. */
final class RoundsTest {

  @TempDir private Path folder;

  private List<String> faults(String statements) {
    return KafkaCode.ofRelay(folder, statements).pollingFaults();
  }

  /** Returns the faults of a loop whose handler of failures executes {@code statements}. */
  private List<String> faultsAfterFailure(String exception, String statements) {
    return faults(
        """
        while (true) {
          ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
          producer.beginTransaction();
          try {
            for (ConsumerRecord<String, String> record : records) {
              producer.send(new ProducerRecord<>("sent", record.value()));
            }
            Map<TopicPartition, OffsetAndMetadata> offsets = positions(consumer);
            producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
            producer.commitTransaction();
          } catch (%s failure) {
        %s  }
        }
        """
            .formatted(exception, statements.indent(4)));
  }

  @Test
  void aConsumerPollsOnBehindRecordsOfAnAbortedTransaction() {
    assertThat(faultsAfterFailure("SerializationException", "producer.abortTransaction();"))
        .containsExactly("polls on after abort: abortTransaction, poll");
  }

  @Test
  void aConsumerThatIsSetBackReadsThemAgain() {
    assertThat(
            faultsAfterFailure(
                "SerializationException",
                """
                producer.abortTransaction();
                for (TopicPartition partition : records.partitions()) {
                  consumer.seek(partition, records.records(partition).get(0).offset());
                }
                """))
        .isEmpty();
  }

  @Test
  void aConsumerMayBeSetBackBeforeTheAbort() {
    assertThat(
            faultsAfterFailure(
                "SerializationException",
                """
                consumer.seekToBeginning(consumer.assignment());
                producer.abortTransaction();
                """))
        .isEmpty();
  }

  @Test
  void codeThatIsNotSeenMaySetTheConsumerBack() {
    assertThat(
            faultsAfterFailure(
                "SerializationException",
                """
                producer.abortTransaction();
                Positions.restore(consumer);
                """))
        .isEmpty();
  }

  @Test
  void aConsumerThatLostItsPartitionsStartsAnewByItself() {
    assertThat(faultsAfterFailure("CommitFailedException", "producer.abortTransaction();"))
        .isEmpty();
  }

  @Test
  void aLoopThatEndsDoesNotPollAgain() {
    assertThat(
            faultsAfterFailure(
                "SerializationException",
                """
                producer.abortTransaction();
                break;
                """))
        .isEmpty();
  }

  @Test
  void aTransactionThatIsTriedAgainDoesNotLoseItsRecords() {
    assertThat(
            faults(
                """
                while (true) {
                  ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                  boolean done = false;
                  while (!done) {
                    producer.beginTransaction();
                    try {
                      for (ConsumerRecord<String, String> record : records) {
                        producer.send(new ProducerRecord<>("sent", record.value()));
                      }
                      producer.commitTransaction();
                      done = true;
                    } catch (SerializationException failure) {
                      producer.abortTransaction();
                    }
                  }
                }
                """))
        .isEmpty();
  }

  @Test
  void aTransactionOfOtherDataLosesNoRecords() {
    assertThat(
            faults(
                """
                consumer.poll(Duration.ofSeconds(1));
                producer.beginTransaction();
                producer.send(new ProducerRecord<>("sent", "hello"));
                producer.abortTransaction();
                consumer.poll(Duration.ofSeconds(1));
                """))
        .isEmpty();
  }

  @Test
  void theConsumerCommitsBesideTheTransaction() {
    assertThat(
            faults(
                """
                while (true) {
                  ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                  producer.beginTransaction();
                  for (ConsumerRecord<String, String> record : records) {
                    producer.send(new ProducerRecord<>("sent", record.value()));
                  }
                  producer.commitTransaction();
                  consumer.commitSync();
                }
                """))
        .containsExactly("commits beside transaction: commitSync, beginTransaction");
  }

  @Test
  void theConsumerCommitsBeforeTheTransaction() {
    assertThat(
            faults(
                """
                while (true) {
                  ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                  consumer.commitAsync();
                  producer.beginTransaction();
                  for (ConsumerRecord<String, String> record : records) {
                    producer.send(new ProducerRecord<>("sent", record.value()));
                  }
                  producer.commitTransaction();
                }
                """))
        .containsExactly("commits beside transaction: commitAsync, beginTransaction");
  }

  @Test
  void aConsumerThatNoTransactionProcessesCommitsForItself() {
    assertThat(
            faults(
                """
                while (true) {
                  for (ConsumerRecord<String, String> record : consumer.poll(Duration.ZERO)) {
                    System.out.println(record.value());
                  }
                  consumer.commitSync();
                }
                """))
        .isEmpty();
  }

  /** Returns the faults of a loop that commits {@code offset} of each record. */
  private List<String> faultsOfOffset(String offset, String commit) {
    return faults(
        """
        while (true) {
          Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
          for (ConsumerRecord<String, String> record : consumer.poll(Duration.ZERO)) {
            offsets.put(
                new TopicPartition(record.topic(), record.partition()),
                %s);
          }
          %s
        }
        """
            .formatted(offset, commit));
  }

  @Test
  void theOffsetOfTheLastRecordIsNotTheNextOne() {
    assertThat(
            faultsOfOffset(
                "new OffsetAndMetadata(record.offset())", "consumer.commitSync(offsets);"))
        .containsExactly("offset of last record: OffsetAndMetadata, commitSync");
  }

  @Test
  void theOffsetOfTheNextRecordIsRight() {
    assertThat(
            faultsOfOffset(
                "new OffsetAndMetadata(record.offset() + 1)", "consumer.commitSync(offsets);"))
        .isEmpty();
  }

  @Test
  void offsetsThatTheTransactionCommitsAreLookedAtAsWell() {
    assertThat(
            faultsOfOffset(
                "new OffsetAndMetadata(record.offset())",
                """
                producer.beginTransaction();
                producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
                producer.commitTransaction();
                """))
        .containsExactly("offset of last record: OffsetAndMetadata, sendOffsetsToTransaction");
  }

  @Test
  void offsetsThatNobodyCommitsDoNotMatter() {
    assertThat(
            faultsOfOffset(
                "new OffsetAndMetadata(record.offset())", "System.out.println(offsets);"))
        .isEmpty();
  }
}
