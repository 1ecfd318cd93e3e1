package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.AheadOffsets;
import dev.eoslint.analyzer.model.ConsumerProtocol;
import dev.eoslint.analyzer.model.GroupCall;
import dev.eoslint.analyzer.model.ShareUse;
import dev.eoslint.analyzer.model.SpanningTransaction;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the code does with consumers of consumer groups and of share groups. */
final class ConsumerUseTest {

  private static final String SEND =
      "producer.send(new ProducerRecord<>(\"sent\", record.value()));";

  @TempDir private Path folder;

  private ConsumerProtocol relay(String statements) {
    return KafkaCode.ofRelay(folder, statements).application().consuming();
  }

  /**
   * Returns what a loop over polled records does that shall hold several polls in a transaction.
   */
  private List<SpanningTransaction> spanning(String subscription, String commit) {
    return relay(
            """
            %s
            int count = 0;
            while (true) {
              for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofSeconds(1))) {
                if (count == 0) {
                  producer.beginTransaction();
                }
                %s
                count++;
              }
              %s
            }
            """
                .formatted(subscription, SEND, commit))
        .spanningTransactions();
  }

  private static String listener(String revoked) {
    return """
    consumer.subscribe(
        List.of("orders"),
        new ConsumerRebalanceListener() {
          @Override
          public void onPartitionsAssigned(Collection<TopicPartition> partitions) {}

          @Override
          public void onPartitionsRevoked(Collection<TopicPartition> partitions) {%s}
        });
    """
        .formatted(revoked);
  }

  private static final String COMMIT_WHEN_FULL =
      "if (count >= 100) { producer.commitTransaction(); count = 0; }";

  @Test
  void aTransactionThatIsCommittedWhenItIsFullSpansPolls() {
    assertThat(spanning("", COMMIT_WHEN_FULL)).isNotEmpty();
  }

  @Test
  void aTransactionThatIsCommittedWhenThereIsAnythingDoesNot() {
    assertThat(spanning("", "if (count > 0) { producer.commitTransaction(); count = 0; }"))
        .isEmpty();
  }

  @Test
  void aTransactionThatIsCommittedInEachRoundDoesNot() {
    assertThat(spanning("", "producer.commitTransaction();")).isEmpty();
  }

  @Test
  void aListenerThatDoesNothingIsNone() {
    assertThat(spanning(listener(""), COMMIT_WHEN_FULL)).isNotEmpty();
  }

  @Test
  void aListenerThatDoesAnythingMayEndTheTransaction() {
    assertThat(spanning(listener("System.out.println(partitions);"), COMMIT_WHEN_FULL)).isEmpty();
  }

  @Test
  void nobodyTakesAssignedPartitionsAway() {
    assertThat(
            spanning(
                "consumer.assign(List.of(new TopicPartition(\"orders\", 0)));", COMMIT_WHEN_FULL))
        .isEmpty();
  }

  @Test
  void callsThatNeedAGroupAreNoted() {
    assertThat(
            relay("consumer.groupMetadata();\nconsumer.commitSync();\nconsumer.assignment();")
                .groupCalls())
        .extracting(GroupCall::method)
        .containsExactly("subscribe", "groupMetadata", "commitSync");
  }

  /** Returns what transactions are given of a share group whose records are {@code shared}. */
  private List<ShareUse.Kind> shareUses(String statements) {
    return relay(
            """
            KafkaShareConsumer<String, String> queue = new KafkaShareConsumer<>(new Properties());
            while (true) {
              ConsumerRecords<String, String> shared = queue.poll(Duration.ofSeconds(1));
            %s}
            """
                .formatted(statements.indent(2)))
        .shareUses()
        .stream()
        .map(ShareUse::kind)
        .distinct()
        .toList();
  }

  @Test
  void recordsOfAShareGroupAreSentInATransaction() {
    assertThat(
            shareUses(
                """
                producer.beginTransaction();
                for (ConsumerRecord<String, String> record : shared) {
                  producer.send(new ProducerRecord<>("sent", record.value()));
                }
                producer.commitTransaction();
                """))
        .containsExactly(ShareUse.Kind.RECORDS);
  }

  @Test
  void offsetsAreSentWhereOnlyAShareGroupIsRead() {
    assertThat(
            shareUses(
                """
                producer.beginTransaction();
                producer.sendOffsetsToTransaction(Map.of(), new ConsumerGroupMetadata("queue"));
                producer.commitTransaction();
                """))
        .containsExactly(ShareUse.Kind.OFFSETS);
  }

  @Test
  void aTransactionOfOtherDataHasNothingOfTheShareGroup() {
    assertThat(
            shareUses(
                """
                producer.beginTransaction();
                producer.send(new ProducerRecord<>("sent", "hello"));
                producer.commitTransaction();
                """))
        .isEmpty();
  }

  /** Returns what is wrong with offsets that are sent behind a loop over polled records. */
  private List<AheadOffsets.Kind> ahead(String inLoop, String behind, String offsets) {
    return relay(
            """
            while (true) {
              ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
              Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
              producer.beginTransaction();
              for (ConsumerRecord<String, String> record : records) {
                %s
                %s
              }
              %s
              producer.sendOffsetsToTransaction(%s, consumer.groupMetadata());
              producer.commitTransaction();
            }
            """
                .formatted(SEND, inLoop, behind, offsets))
        .aheadOffsets()
        .stream()
        .map(AheadOffsets::kind)
        .distinct()
        .toList();
  }

  private static final String STOP = "if (record.value().isEmpty()) { break; }";

  @Test
  void offsetsOfTheWholeBatchDoNotFitALoopThatIsLeftEarly() {
    assertThat(ahead(STOP, "", "records.nextOffsets()"))
        .containsExactly(AheadOffsets.Kind.LOOP_LEFT_EARLY);
  }

  @Test
  void positionsAreOffsetsOfTheWholeBatch() {
    assertThat(
            ahead(
                STOP,
                "records.partitions().forEach(each ->"
                    + " next.put(each, new OffsetAndMetadata(consumer.position(each))));",
                "next"))
        .containsExactly(AheadOffsets.Kind.LOOP_LEFT_EARLY);
  }

  @Test
  void theWholeBatchMayBeProcessed() {
    assertThat(ahead("", "", "records.nextOffsets()")).isEmpty();
  }

  @Test
  void aConsumerThatIsSetBackReadsTheRestAgain() {
    assertThat(
            ahead(
                "if (record.value().isEmpty()) { consumer.seek(new TopicPartition(\"orders\", 0),"
                    + " record.offset()); break; }",
                "",
                "records.nextOffsets()"))
        .isEmpty();
  }

  @Test
  void codeThatCanAbortHandlesTheEarlyEnd() {
    assertThat(
            ahead(
                STOP,
                "if (isShort(records)) { producer.abortTransaction(); return; }",
                "records.nextOffsets()"))
        .isEmpty();
  }

  @Test
  void moreThanOneBehindARecordSkipsRecords() {
    assertThat(
            ahead(
                "next.put(new TopicPartition(\"orders\", 0),"
                    + " new OffsetAndMetadata(record.offset() + 3));",
                "",
                "next"))
        .containsExactly(AheadOffsets.Kind.RECORDS_SKIPPED);
  }

  @Test
  void oneBehindARecordSkipsNone() {
    assertThat(
            ahead(
                "next.put(new TopicPartition(\"orders\", 0),"
                    + " new OffsetAndMetadata(record.offset() + 1));",
                "",
                "next"))
        .isEmpty();
  }
}
