package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records that are sent again with another producer. */
final class ResendsTest {

  @TempDir private Path folder;

  /** Returns the second sends of a main method that sends {@code record} and handles failures. */
  private List<String> resends(String send, String exception, String handler) {
    KafkaCode code =
        KafkaCode.ofMain(
            folder,
            """
            ProducerRecord<String, String> record = new ProducerRecord<>("sent", args[0]);
            try {
              %s
            } catch (%s e) {
            %s}
            """
                .formatted(send, exception, handler.indent(2)));
    return code.application().resends().stream()
        .map(resend -> code.line(resend.again()))
        .distinct()
        .toList();
  }

  private static final String AGAIN =
      "producer.close();\nproducer = producer();\nproducer.send(record);\n";

  @Test
  void aRecordInDoubtIsSentAgainWithANewProducer() {
    assertThat(resends("producer.send(record).get();", "ExecutionException", AGAIN))
        .containsExactly("producer.send(record);");
  }

  @Test
  void theSameProducerIsNoOther() {
    assertThat(
            resends(
                "producer.send(record).get();", "ExecutionException", "producer.send(record);\n"))
        .isEmpty();
  }

  @Test
  void aRecordWhoseResultNobodyAsksForWasNotAccepted() {
    assertThat(resends("producer.send(record);", "KafkaException", AGAIN)).isEmpty();
  }

  @Test
  void aFailureThatLeavesNoDoubtIsNoReason() {
    assertThat(resends("producer.send(record).get();", "SerializationException", AGAIN)).isEmpty();
  }

  @Test
  void aProducerThatIsStillOpenIsNotReplaced() {
    assertThat(
            resends(
                "producer.send(record).get();",
                "ExecutionException",
                "producer = producer();\nproducer.send(record);\n"))
        .isEmpty();
  }
}
