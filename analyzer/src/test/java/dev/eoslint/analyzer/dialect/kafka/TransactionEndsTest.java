package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.TransactionEnd;
import dev.eoslint.analyzer.model.TransactionEnd.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How transactions end, or are left without an end. */
final class TransactionEndsTest {

  private static final String SEND = "producer.send(new ProducerRecord<>(\"sent\", \"key\"));";
  private static final String BY_EXCEPTION = "left by exception, owned";

  @TempDir private Path folder;

  private KafkaCode main(String statements) {
    return KafkaCode.ofMain(
        folder, "producer.initTransactions();\n" + statements.replace("SEND", SEND));
  }

  private List<String> ends(String statements) {
    return main(statements).ends();
  }

  private List<String> endsInClass(String members) {
    return KafkaCode.ofClass(folder, members.replace("SEND", SEND)).ends();
  }

  @Test
  void aTransactionThatNothingGuardsIsCommittedOrLeft() {
    assertThat(
            ends(
                """
                producer.beginTransaction();
                SEND
                producer.commitTransaction();
                """))
        .containsExactly("committed", BY_EXCEPTION);
  }

  @Test
  void aHandlerAbortsIt() {
    assertThat(
            ends(
                """
                try (producer) {
                  producer.beginTransaction();
                  try {
                    SEND
                    producer.commitTransaction();
                  } catch (Exception failure) {
                    producer.abortTransaction();
                  }
                }
                """))
        .containsExactly("aborted in Exception", "committed");
  }

  @Test
  void closingTheProducerEndsIt() {
    assertThat(
            ends(
                """
                try (producer) {
                  producer.beginTransaction();
                  SEND
                  producer.commitTransaction();
                }
                """))
        .containsExactly("closed", "committed");
  }

  @Test
  void aHandlerThatOnlyReportsLeavesItOpen() {
    assertThat(
            ends(
                """
                try (producer) {
                  while (true) {
                    try {
                      producer.beginTransaction();
                      SEND
                      producer.commitTransaction();
                    } catch (SerializationException failure) {
                      System.err.println(failure);
                    }
                  }
                }
                """))
        .contains("begun again in SerializationException, lives on");
  }

  @Test
  void theHandlerTellsThatItOnlyReports() {
    KafkaCode code =
        main(
            """
            while (true) {
              try {
                producer.beginTransaction();
                SEND
                producer.commitTransaction();
              } catch (SerializationException failure) {
                System.err.println(failure);
              }
            }
            """);

    assertThat(code.application().transactions().get(0).ends(Outcome.BEGUN_AGAIN))
        .flatExtracting(end -> end.caught().stream().toList())
        .isNotEmpty()
        .allSatisfy(
            caught -> {
              assertThat(caught.onlyReports()).isTrue();
              assertThat(code.line(caught.handler())).contains("catch (SerializationException");
              assertThat(code.line(caught.protectedBlock())).isEqualTo("try {");
            });
  }

  @Test
  void anEarlyReturnLeavesItOpen() {
    assertThat(
            ends(
                """
                producer.beginTransaction();
                if (args.length == 0) {
                  return;
                }
                producer.commitTransaction();
                """))
        .contains("committed", "left open, owned");
  }

  @Test
  void itIsBegunAgainInALoopThatDoesNotEndIt() {
    KafkaCode code =
        main(
            """
            for (String name : args) {
              producer.beginTransaction();
              SEND
            }
            """);

    assertThat(code.ends()).contains("begun again, lives on");
    assertThat(code.application().transactions().get(0).ends(Outcome.BEGUN_AGAIN))
        .extracting(TransactionEnd::site)
        .isNotEmpty()
        .allSatisfy(site -> assertThat(code.line(site.orElseThrow())).contains("beginTransaction"));
  }

  @Test
  void aTransactionThatIsBegunOnDemandIsNotBegunAgain() {
    assertThat(
            ends(
                """
                boolean open = false;
                for (String name : args) {
                  if (!open) {
                    producer.beginTransaction();
                    open = true;
                  }
                  SEND
                  if (name.isEmpty()) {
                    producer.commitTransaction();
                    open = false;
                  }
                }
                """))
        .doesNotContain("begun again, lives on");
  }

  @Test
  void aFlagEndsItOnEachWay() {
    assertThat(
            ends(
                """
                boolean sent = false;
                producer.beginTransaction();
                try {
                  SEND
                  sent = true;
                } finally {
                  if (sent) {
                    producer.commitTransaction();
                  } else {
                    producer.abortTransaction();
                  }
                }
                """))
        .containsExactly("aborted", "committed", BY_EXCEPTION);
  }

  @Test
  void aMethodThatOnlyBeginsItLeavesTheEndToOthers() {
    assertThat(
            endsInClass(
                """
                private final KafkaProducer<String, String> producer = producer();

                Relay() {
                  producer.initTransactions();
                }

                void begin() {
                  producer.beginTransaction();
                }

                void commit() {
                  producer.commitTransaction();
                }
                """))
        .containsExactly("left open, owned, lives on");
  }

  @Test
  void theClassThatBeginsItEndsItElsewhere() {
    KafkaCode code =
        KafkaCode.ofClass(
            folder,
            """
            private final KafkaProducer<String, String> producer = producer();

            void begin() {
              producer.beginTransaction();
            }

            void commit() {
              producer.commitTransaction();
            }
            """);

    assertThat(code.application().transactions().get(0).completedElsewhere()).isTrue();
  }

  @Test
  void whoGivesTheProducerMayEndIt() {
    assertThat(
            endsInClass(
                """
                void relay(KafkaProducer<String, String> producer) {
                  producer.beginTransaction();
                  SEND
                  producer.commitTransaction();
                }
                """))
        .containsExactly("committed");
  }

  @Test
  void aProducerInAFieldLivesOnAfterAnException() {
    assertThat(
            endsInClass(
                """
                private final KafkaProducer<String, String> producer = producer();

                Relay() {
                  producer.initTransactions();
                }

                void relay() {
                  producer.beginTransaction();
                  SEND
                  producer.commitTransaction();
                }
                """))
        .containsExactly("committed", "left by exception, owned, lives on");
  }

  @Test
  void aTaskThatEndsLeavesItOpen() {
    assertThat(
            ends(
                """
                ExecutorService executor = Executors.newCachedThreadPool();
                executor.submit(() -> {
                  producer.beginTransaction();
                  SEND
                });
                """))
        .contains("left open, owned");
  }

  @Test
  void aTransactionAroundATaskIsNotLeftByTheTask() {
    assertThat(
            ends(
                """
                ExecutorService executor = Executors.newCachedThreadPool();
                try (producer) {
                  producer.beginTransaction();
                  executor.submit(() -> System.out.println("inside"));
                  producer.commitTransaction();
                }
                """))
        .containsExactly("closed", "committed");
  }

  @Test
  void codeThatIsNotSeenCouldHaveEndedIt() {
    assertThat(
            ends(
                """
                producer.beginTransaction();
                Transactions.end(producer);
                """))
        .isEmpty();
  }
}
