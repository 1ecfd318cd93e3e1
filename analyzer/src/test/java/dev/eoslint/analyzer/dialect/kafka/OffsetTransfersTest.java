package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.GroupReference;
import dev.eoslint.analyzer.model.TransactionalOffsets;
import dev.eoslint.analyzer.model.Value;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whose offsets are sent to transactions, and how their group is named. */
final class OffsetTransfersTest {

  private static final String LOOP =
      """
      %s
      while (true) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        %s
        producer.beginTransaction();
        for (ConsumerRecord<String, String> record : records) {
          producer.send(new ProducerRecord<>("sent", record.value()));
        }
        producer.sendOffsetsToTransaction(offsets(records), %s);
        producer.commitTransaction();
      }
      """;

  @TempDir private Path folder;

  private static TransactionalOffsets only(KafkaCode code) {
    assertThat(code.protocol().offsets()).hasSize(1);
    return code.protocol().offsets().get(0);
  }

  /**
   * Returns the offsets that a poll loop sends.
   *
   * @param before statements before the loop
   * @param inside statements inside of it
   * @param group the second argument
   */
  private TransactionalOffsets inLoop(String before, String inside, String group) {
    return only(KafkaCode.ofRelay(folder, LOOP.formatted(before, inside, group)));
  }

  private static boolean outdated(TransactionalOffsets offsets) {
    return ((GroupReference.OfConsumer) offsets.group()).outdated();
  }

  @Test
  void metadataThatTheLoopReadsIsUpToDate() {
    TransactionalOffsets offsets = inLoop("", "", "consumer.groupMetadata()");

    assertThat(outdated(offsets)).isFalse();
    assertThat(offsets.foreign()).isFalse();
  }

  @Test
  void metadataInAVariableOfTheLoopIsUpToDate() {
    assertThat(
            outdated(
                inLoop("", "ConsumerGroupMetadata group = consumer.groupMetadata();", "group")))
        .isFalse();
  }

  @Test
  void metadataFromBeforeTheLoopIsOutdated() {
    assertThat(
            outdated(
                inLoop("ConsumerGroupMetadata group = consumer.groupMetadata();", "", "group")))
        .isTrue();
  }

  @Test
  void metadataOfAConsumerThatAssignsItsPartitionsIsNeverOutdated() {
    assertThat(
            outdated(
                inLoop(
                    """
                    consumer.unsubscribe();
                    consumer.assign(List.of(new TopicPartition("orders", 0)));
                    ConsumerGroupMetadata group = consumer.groupMetadata();
                    """,
                    "",
                    "group")))
        .isFalse();
  }

  @Test
  void metadataThatIsMadeByHandNamesTheGroupAlone() {
    TransactionalOffsets offsets = inLoop("", "", "new ConsumerGroupMetadata(\"relay\")");

    assertThat(offsets.group())
        .isInstanceOfSatisfying(
            GroupReference.Bare.class, bare -> assertThat(bare.groupId().text()).contains("relay"));
  }

  @Test
  void metadataWithMemberAndGenerationIsNotJudged() {
    assertThat(
            inLoop("", "", "new ConsumerGroupMetadata(\"relay\", 7, member(), Optional.empty())")
                .group())
        .isEqualTo(new GroupReference.Unseen());
  }

  @Test
  void aTextIsAGroupId() {
    TransactionalOffsets offsets = inLoop("", "", "\"relay\"");

    assertThat(offsets.group())
        .isInstanceOfSatisfying(
            GroupReference.GroupId.class,
            group -> {
              assertThat(group.groupId().text()).contains("relay");
              assertThat(group.passedOn()).isFalse();
            });
  }

  @Test
  void theIdOutOfMetadataIsAGroupId() {
    assertThat(inLoop("", "", "consumer.groupMetadata().groupId()").group())
        .isEqualTo(new GroupReference.GroupId(Value.unknown(), false));
  }

  @Test
  void aWrapperOfAProducerPassesTheGroupIdOn() {
    TransactionalOffsets offsets =
        only(
            KafkaCode.ofClass(
                folder,
                """
                private final Producer<String, String> wrapped;

                Relay(Producer<String, String> wrapped) {
                  this.wrapped = wrapped;
                }

                void sendOffsetsToTransaction(
                    Map<TopicPartition, OffsetAndMetadata> offsets, String group) {
                  wrapped.sendOffsetsToTransaction(offsets, group);
                }
                """));

    assertThat(offsets.group())
        .isInstanceOfSatisfying(
            GroupReference.GroupId.class, group -> assertThat(group.passedOn()).isTrue());
  }

  @Test
  void metadataOfUnseenCodeIsNotJudged() {
    assertThat(inLoop("", "", "Groups.current()").group()).isEqualTo(new GroupReference.Unseen());
  }

  @Test
  void theConsumerWhoseRecordsAreSentIsKnown() {
    TransactionalOffsets offsets = inLoop("", "", "consumer.groupMetadata()");

    assertThat(offsets.polled()).isPresent();
    assertThat(offsets.fromGroup()).isTrue();
  }

  @Test
  void aConsumerThatAssignsItsPartitionsDoesNotGetThemFromTheGroup() {
    TransactionalOffsets offsets =
        inLoop(
            """
            consumer.unsubscribe();
            consumer.assign(List.of(new TopicPartition("orders", 0)));
            """,
            "",
            "consumer.groupMetadata()");

    assertThat(offsets.fromGroup()).isFalse();
  }

  @Test
  void metadataOfAnotherConsumerIsForeign() {
    TransactionalOffsets offsets =
        inLoop("KafkaConsumer<String, String> other = consumer();", "", "other.groupMetadata()");

    assertThat(offsets.foreign()).isTrue();
  }
}
