package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.ConsumerCommit;
import dev.eoslint.analyzer.model.ConsumerLoop;
import dev.eoslint.analyzer.model.PlainConsuming;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What poll loops without transactions do with records and the commits of their offsets. */
final class PlainLoopsTest {

  private static final String SEND = "out.send(new ProducerRecord<>(\"sent\", record.value()));\n";

  @TempDir private Path folder;

  /** Returns a method that polls in a loop and executes {@code statements} in each round. */
  private KafkaCode loop(String statements) {
    return KafkaCode.ofClass(
        folder,
        """
        public static void loop(Producer<String, String> out, Executor executor) throws Exception {
          KafkaConsumer<String, String> consumer = consumer();
          while (true) {
            ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        %s  }
        }
        """
            .formatted(statements.indent(4)));
  }

  private static List<ConsumerLoop> loops(KafkaCode code) {
    return code.application().plainConsuming().plainLoops();
  }

  private List<String> earlyCommits(String statements) {
    KafkaCode code = loop(statements);
    return loops(code).stream()
        .flatMap(loop -> loop.earlyCommits().stream())
        .map(early -> code.line(early.commit()) + (early.betweenRecords() ? " between" : ""))
        .distinct()
        .toList();
  }

  private List<String> skippedFailures(String statements) {
    KafkaCode code = loop(statements);
    return loops(code).stream()
        .flatMap(loop -> loop.skippedFailures().stream())
        .map(failure -> failure.commit().map(code::line).orElse("polls on"))
        .distinct()
        .toList();
  }

  private List<String> handOvers(String statements) {
    KafkaCode code = loop(statements);
    return loops(code).stream()
        .flatMap(loop -> loop.handOvers().stream())
        .map(handOver -> code.line(handOver.call()))
        .distinct()
        .toList();
  }

  private static String forEach(String statements) {
    return "for (ConsumerRecord<String, String> record : records) {\n"
        + statements.indent(2)
        + "}\n";
  }

  private static String caught(String exception, String handler) {
    return "try {\n  " + SEND + "} catch (" + exception + " e) {\n" + handler.indent(2) + "}\n";
  }

  @Test
  void aCommitBehindThePollIsEarly() {
    assertThat(earlyCommits("consumer.commitSync();\n" + forEach(SEND)))
        .containsExactly("consumer.commitSync();");
  }

  @Test
  void aTimeLimitNamesNoOffsets() {
    assertThat(earlyCommits("consumer.commitSync(Duration.ofSeconds(1));\n" + forEach(SEND)))
        .hasSize(1);
  }

  @Test
  void aCommitBetweenRecordsCoversTheOthers() {
    assertThat(earlyCommits(forEach(SEND + "consumer.commitAsync();\n")))
        .containsExactly("consumer.commitAsync(); between");
  }

  @Test
  void aCommitBehindTheBatchIsNotEarly() {
    assertThat(earlyCommits(forEach(SEND) + "consumer.commitSync();\n")).isEmpty();
  }

  @Test
  void aCommitOfOffsetsCoversWhatTheySay() {
    assertThat(earlyCommits(forEach(SEND + "consumer.commitSync(Map.of());\n"))).isEmpty();
  }

  @Test
  void aConditionMayFindTheLastRecord() {
    assertThat(
            earlyCommits(
                forEach(
                    SEND
                        + "if (record.offset() == last(records)) {\n"
                        + "  consumer.commitSync();\n"
                        + "}\n")))
        .isEmpty();
  }

  @Test
  void whatIsKnownBesidesTheContentIsNoProcessing() {
    assertThat(
            earlyCommits(
                "consumer.commitSync();\n"
                    + "out.send(new ProducerRecord<>(\"counts\", \"\" + records.count()));\n"))
        .isEmpty();
  }

  @Test
  void processingAfterASecondPollIsAboutItsRecords() {
    assertThat(
            earlyCommits(
                "consumer.commitSync();\nrecords = consumer.poll(Duration.ZERO);\n"
                    + forEach(SEND)))
        .isEmpty();
  }

  @Test
  void aReportedFailureIsPassedByTheNextCommit() {
    assertThat(
            skippedFailures(
                forEach(caught("KafkaException", "System.err.println(e);"))
                    + "consumer.commitSync();\n"))
        .contains("consumer.commitSync();");
  }

  @Test
  void aReportedFailureIsPassedByTheNextPoll() {
    assertThat(skippedFailures(forEach(caught("Exception", "System.err.println(e);"))))
        .containsExactly("polls on");
  }

  @Test
  void aHandlerThatThrowsDoesNotSkip() {
    assertThat(
            skippedFailures(
                forEach(caught("KafkaException", "throw e;")) + "consumer.commitSync();\n"))
        .isEmpty();
  }

  @Test
  void aHandlerThatSendsTheRecordElsewhereDoesNotSkip() {
    assertThat(
            skippedFailures(
                forEach(
                        caught(
                            "KafkaException",
                            "out.send(new ProducerRecord<>(\"failed\", record.value()));"))
                    + "consumer.commitSync();\n"))
        .isEmpty();
  }

  @Test
  void aLoopAroundTheWorkMayTryAgain() {
    assertThat(
            skippedFailures(
                forEach("while (again()) {\n" + caught("KafkaException", "") + "}\n")
                    + "consumer.commitSync();\n"))
        .isEmpty();
  }

  @Test
  void tasksOfAnExecutorAreHandedOver() {
    assertThat(handOvers(forEach("executor.execute(() -> " + SEND.strip().replace(";", ");"))))
        .hasSize(1);
  }

  @Test
  void aLoopThatWaitsHandsNothingOver() {
    assertThat(
            handOvers(
                "CountDownLatch latch = new CountDownLatch(records.count());\n"
                    + forEach("executor.execute(() -> " + SEND.strip().replace(";", ");"))
                    + "latch.await();\n"))
        .isEmpty();
  }

  @Test
  void positionsThatTheCodeSetsLeaveNoPlainLoop() {
    assertThat(loops(loop("consumer.seekToBeginning(consumer.assignment());\n"))).isEmpty();
  }

  @Test
  void commitsSayHowTheyCommitAndWhere() {
    PlainConsuming consuming = loop("consumer.commitAsync();\n").application().plainConsuming();
    assertThat(consuming.plainCommits()).hasSize(1);
    ConsumerCommit commit = consuming.plainCommits().get(0);
    assertThat(commit.waits()).isFalse();
    assertThat(commit.consumer()).isPresent();
  }

  @Test
  void whatUnseenCodeGetsIsPassedOn() {
    assertThat(loop("com.acme.unseen.Offsets.commit(consumer);\n").application().plainConsuming())
        .extracting(PlainConsuming::passedOn)
        .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST)
        .hasSize(1);
  }
}
