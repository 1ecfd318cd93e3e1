package dev.eoslint.analyzer.dialect.kafka;

import static dev.eoslint.analyzer.dialect.kafka.ProducerStateProbe.SEND;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.ProducerCall.Kind;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The protocol states that a producer is in where a failed call is handled. */
final class FailedCallStatesTest {

  @TempDir private Path folder;

  private List<String> before(Kind kind, String statements) {
    return ProducerStateProbe.before(folder, kind, statements);
  }

  /** Returns the states before the abort in a handler of {@code exception} around a call. */
  private String inHandler(String exception, String call) {
    List<String> states =
        before(
            Kind.ABORT,
            """
            producer.initTransactions();
            producer.beginTransaction();
            try {
              %s
            } catch (%s failure) {
              producer.abortTransaction();
            }
            """
                .formatted(call, exception));
    assertThat(states).isNotEmpty();
    return String.join(" | ", states.stream().sorted().toList());
  }

  @Test
  void anInitialisationThatTimesOutCanBeRepeated() {
    assertThat(
            before(
                Kind.BEGIN,
                """
                try {
                  producer.initTransactions();
                } catch (org.apache.kafka.common.errors.TimeoutException late) {
                  producer.beginTransaction();
                }
                """))
        .containsExactly("created");
  }

  @Test
  void anInitialisationThatFailsFailsForGood() {
    assertThat(
            before(
                Kind.BEGIN,
                """
                try {
                  producer.initTransactions();
                } catch (org.apache.kafka.common.errors.TimeoutException late) {
                  producer.close();
                } catch (KafkaException failure) {
                  producer.beginTransaction();
                }
                """))
        .containsExactly("failed at initTransactions in KafkaException");
  }

  @Test
  void aBeginThatFailsFailsForGood() {
    assertThat(
            before(
                Kind.ABORT,
                """
                producer.initTransactions();
                try {
                  producer.beginTransaction();
                } catch (KafkaException failure) {
                  producer.abortTransaction();
                }
                """))
        .containsExactly("failed at beginTransaction in KafkaException");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "ProducerFencedException; failed at send in ProducerFencedException",
        "SerializationException; open after failed send in SerializationException",
        "RecordTooLargeException; unseen"
      })
  void theHandlerOfAFailedSendKnowsWhatFailed(String exception, String state) {
    assertThat(inHandler(exception, SEND)).isEqualTo(state);
  }

  @Test
  void inAHandlerOfAFatalExceptionTheProducerCanHaveFailedForGood() {
    assertThat(inHandler("AuthorizationException", SEND))
        .isEqualTo("failed at send in AuthorizationException | unseen");
  }

  @Test
  void aHandlerOfAllExceptionsKnowsEachWay() {
    assertThat(inHandler("KafkaException", SEND))
        .contains("failed at send in KafkaException")
        .contains("open after failed send in KafkaException");
  }

  @Test
  void anExceptionOfOtherCodeLeavesTheTransactionOpen() {
    assertThat(inHandler("Exception", "Archive.store(args);")).isEqualTo("open in Exception");
  }

  @Test
  void offsetsAreRejectedWhenTheConsumerLostItsPartitions() {
    assertThat(
            inHandler(
                "CommitFailedException",
                "producer.sendOffsetsToTransaction(Map.of(), new ConsumerGroupMetadata(\"g\"));"))
        .isEqualTo("open after failed sendOffsetsToTransaction in CommitFailedException");
  }

  @ParameterizedTest
  @ValueSource(strings = {"TimeoutException", "InterruptException"})
  void theOutcomeOfACommitThatTimesOutIsNotKnown(String exception) {
    // java.util.concurrent has a TimeoutException, too.
    assertThat(
            inHandler(
                "org.apache.kafka.common.errors." + exception, "producer.commitTransaction();"))
        .isEqualTo("unanswered commitTransaction in " + exception);
  }

  @Test
  void aCommitThatFailsOtherwiseLeavesTheTransactionOpen() {
    assertThat(inHandler("KafkaException", "producer.commitTransaction();"))
        .contains("open after failed commitTransaction in KafkaException")
        .contains("failed at commitTransaction in KafkaException")
        .contains("unanswered commitTransaction in KafkaException");
  }

  @Test
  void aCommitIsRepeatedInALoopOfItsOwn() {
    assertThat(
            before(
                Kind.COMMIT,
                """
                producer.initTransactions();
                producer.beginTransaction();
                while (true) {
                  try {
                    producer.commitTransaction();
                    break;
                  } catch (InterruptException interrupted) {
                    continue;
                  }
                }
                """))
        .containsExactlyInAnyOrder(
            "open", "unanswered commitTransaction in a loop in InterruptException");
  }
}
