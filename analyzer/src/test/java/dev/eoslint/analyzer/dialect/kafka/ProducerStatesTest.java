package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.ProducerCall.Kind;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The protocol states that a producer is in before its calls. */
final class ProducerStatesTest {

  private static final String SEND = "producer.send(new ProducerRecord<>(\"sent\", \"key\"));";

  @TempDir private Path folder;

  private List<String> before(Kind kind, String statements) {
    return KafkaCode.ofMain(folder, statements.replace("SEND", SEND)).before(kind);
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
  void itIsCreatedFirst() {
    assertThat(before(Kind.INITIALISE, "producer.initTransactions();")).containsExactly("created");
    assertThat(before(Kind.BEGIN, "producer.beginTransaction();")).containsExactly("created");
  }

  @Test
  void itIsReadyWhenItIsInitialised() {
    assertThat(
            before(
                Kind.BEGIN,
                """
                producer.initTransactions();
                producer.beginTransaction();
                """))
        .containsExactly("ready after initTransactions");
  }

  @Test
  void sendsAndOffsetsKeepTheTransactionOpen() {
    String statements =
        """
        producer.initTransactions();
        producer.beginTransaction();
        SEND
        producer.sendOffsetsToTransaction(Map.of(), new ConsumerGroupMetadata("relay"));
        producer.flush();
        producer.commitTransaction();
        """;

    assertThat(before(Kind.SEND, statements)).containsExactly("open");
    assertThat(before(Kind.SEND_OFFSETS, statements)).containsExactly("open");
    assertThat(before(Kind.COMMIT, statements)).containsExactly("open");
  }

  @ParameterizedTest
  @ValueSource(strings = {"commitTransaction", "abortTransaction"})
  void itIsReadyWhenTheTransactionEnded(String method) {
    assertThat(
            before(
                Kind.SEND,
                """
                producer.initTransactions();
                producer.beginTransaction();
                producer.%s();
                SEND
                """
                    .formatted(method)))
        .containsExactly("ready after " + method);
  }

  @Test
  void itStaysClosed() {
    assertThat(
            before(
                Kind.BEGIN,
                """
                producer.initTransactions();
                producer.close();
                producer.beginTransaction();
                """))
        .containsExactly("closed");
  }

  @Test
  void severalPathsLeaveSeveralStates() {
    assertThat(
            before(
                Kind.SEND,
                """
                producer.initTransactions();
                if (args.length > 0) {
                  producer.beginTransaction();
                }
                SEND
                """))
        .containsExactly("open | ready after initTransactions");
  }

  @Test
  void nothingIsKnownOfAProducerFromOutside() {
    KafkaCode code =
        KafkaCode.ofClass(
            folder,
            """
            void send(Producer<String, String> producer, String text) {
              producer.send(new ProducerRecord<>("sent", text));
            }
            """);

    assertThat(code.before(Kind.SEND)).containsExactly("unseen");
  }

  @Test
  void aFieldIsInitialisedBeforeOtherMethodsRun() {
    KafkaCode code =
        KafkaCode.ofClass(
            folder,
            """
            private final KafkaProducer<String, String> producer = producer();

            Relay() {
              producer.initTransactions();
            }

            void relay(String text) {
              producer.beginTransaction();
              producer.send(new ProducerRecord<>("sent", text));
              producer.commitTransaction();
            }
            """);

    assertThat(code.before(Kind.BEGIN)).containsExactly("initialised");
    assertThat(code.before(Kind.COMMIT)).containsExactly("open");
  }

  @Test
  void aFieldThatIsNeverInitialisedIsPerhapsUsed() {
    KafkaCode code =
        KafkaCode.ofClass(
            folder,
            """
            private final KafkaProducer<String, String> producer = producer();

            void relay(String text) {
              producer.beginTransaction();
            }
            """);

    assertThat(code.before(Kind.BEGIN)).containsExactly("created, perhaps used");
  }

  @Test
  void aTransactionThatOtherMethodsMayEndIsUnseen() {
    KafkaCode code =
        KafkaCode.ofClass(
            folder,
            """
            private final KafkaProducer<String, String> producer = producer();

            Relay() {
              producer.initTransactions();
              producer.beginTransaction();
            }

            void flush() {
              producer.commitTransaction();
            }
            """);

    assertThat(code.before(Kind.COMMIT)).containsExactly("unseen");
  }

  @Test
  void codeThatIsNotSeenCouldHaveUsedIt() {
    assertThat(
            before(
                Kind.COMMIT,
                """
                producer.initTransactions();
                producer.beginTransaction();
                Metrics.watch(producer);
                producer.commitTransaction();
                """))
        .containsExactly("unseen");
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
  void theAbortOfAProducerThatWasFencedFailsToo() {
    assertThat(
            before(
                Kind.BEGIN,
                """
                producer.initTransactions();
                producer.beginTransaction();
                try {
                  SEND
                } catch (ProducerFencedException fenced) {
                  try {
                    producer.abortTransaction();
                    producer.send(null);
                  } catch (ProducerFencedException again) {
                    System.err.println(again);
                  }
                  producer.beginTransaction();
                }
                """))
        .contains("failed at send in ProducerFencedException, abort failed unnoticed");
  }

  @Test
  void behindTheAbortOfAProducerThatWasFencedNothingRuns() {
    assertThat(
            before(
                Kind.SEND,
                """
                producer.initTransactions();
                producer.beginTransaction();
                try {
                  producer.flush();
                  producer.commitTransaction();
                } catch (ProducerFencedException fenced) {
                  producer.abortTransaction();
                  SEND
                }
                """))
        .isEmpty();
  }

  @Test
  void aRecordThatTheHandlerSendsInsteadDealsWithTheFailure() {
    assertThat(
            before(
                Kind.COMMIT,
                """
                producer.initTransactions();
                producer.beginTransaction();
                try {
                  SEND
                } catch (SerializationException failure) {
                  producer.send(new ProducerRecord<>("dead", "key"));
                }
                producer.commitTransaction();
                """))
        .containsExactly("open");
  }

  @Test
  void aFlagThatAHandlerSetsTellsItsWayApart() {
    assertThat(
            before(
                Kind.COMMIT,
                """
                producer.initTransactions();
                producer.beginTransaction();
                boolean failed = false;
                try {
                  SEND
                } catch (SerializationException failure) {
                  failed = true;
                }
                if (failed) {
                  producer.abortTransaction();
                } else {
                  producer.commitTransaction();
                }
                """))
        .containsExactly("open");
  }

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
