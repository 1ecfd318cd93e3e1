package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.ProducerCall.Kind;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The protocol states that a producer is in before its calls. */
final class ProducerStatesTest {

  @TempDir private Path folder;

  private List<String> before(Kind kind, String statements) {
    return ProducerStateProbe.before(folder, kind, statements);
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
}
