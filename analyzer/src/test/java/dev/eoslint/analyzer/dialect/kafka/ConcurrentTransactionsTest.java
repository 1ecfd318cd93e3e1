package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.ConcurrentTransaction;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Transactions that several threads begin on one producer. */
final class ConcurrentTransactionsTest {

  private static final String TRANSACTION =
      """
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("sent", "key"));
      producer.commitTransaction();
      """;

  @TempDir private Path folder;

  private KafkaCode main(String statements) {
    return KafkaCode.ofMain(
        folder,
        "producer.initTransactions();\n"
            + "ExecutorService executor = Executors.newFixedThreadPool(8);\n"
            + statements.replace("TRANSACTION", TRANSACTION));
  }

  private List<ConcurrentTransaction> found(String statements) {
    return main(statements).protocol().concurrentTransactions();
  }

  @Test
  void tasksThatALoopStartsShareTheProducer() {
    KafkaCode code =
        main(
            """
            for (String name : args) {
              executor.submit(() -> {
                TRANSACTION
              });
            }
            """);

    assertThat(code.protocol().concurrentTransactions())
        .singleElement()
        .satisfies(
            transaction -> {
              assertThat(code.line(transaction.begin())).isEqualTo("producer.beginTransaction();");
              assertThat(code.line(transaction.started())).isEqualTo("for (String name : args) {");
              assertThat(code.line(transaction.producer().orElseThrow()))
                  .isEqualTo("return new KafkaProducer<>(settings);");
            });
  }

  @Test
  void threadsThatALoopStartsShareTheProducer() {
    assertThat(
            found(
                """
                for (int index = 0; index < 4; index++) {
                  new Thread(() -> {
                    TRANSACTION
                  }).start();
                }
                """))
        .hasSize(1);
  }

  @Test
  void oneTaskSharesItWithNobody() {
    assertThat(
            found(
                """
                executor.submit(() -> {
                  TRANSACTION
                });
                """))
        .isEmpty();
  }

  @Test
  void aLoopOnOneThreadBeginsOneAfterTheOther() {
    assertThat(
            found(
                """
                for (String name : args) {
                  TRANSACTION
                }
                """))
        .isEmpty();
  }

  @Test
  void aLockLetsOneThreadInAtATime() {
    assertThat(
            found(
                """
                for (String name : args) {
                  executor.submit(() -> {
                    synchronized (producer) {
                      TRANSACTION
                    }
                  });
                }
                """))
        .isEmpty();
  }

  @Test
  void aLockThatIsFreeBeforeTheCommitLetsOthersIn() {
    assertThat(
            found(
                """
                for (String name : args) {
                  executor.submit(() -> {
                    synchronized (producer) {
                      producer.beginTransaction();
                    }
                    producer.send(new ProducerRecord<>("sent", name));
                    synchronized (producer) {
                      producer.commitTransaction();
                    }
                  });
                }
                """))
        .hasSize(1);
  }

  @Test
  void aProducerForEachTaskIsSharedWithNobody() {
    assertThat(
            found(
                """
                for (String name : args) {
                  KafkaProducer<String, String> own = producer();
                  executor.submit(() -> {
                    own.beginTransaction();
                    own.commitTransaction();
                  });
                }
                """))
        .isEmpty();
  }

  @Test
  void aProducerThatTheTaskMakesIsSharedWithNobody() {
    assertThat(
            found(
                """
                for (String name : args) {
                  executor.submit(() -> {
                    KafkaProducer<String, String> own = producer();
                    own.beginTransaction();
                    own.commitTransaction();
                  });
                }
                """))
        .isEmpty();
  }

  @Test
  void tasksThatAreAwaitedRunOneAfterTheOther() {
    assertThat(
            found(
                """
                for (String name : args) {
                  executor.submit(() -> {
                    TRANSACTION
                  }).get();
                }
                """))
        .isEmpty();
  }

  @Test
  void anExecutorWithOneThreadRunsTasksOneAfterTheOther() {
    assertThat(
            found(
                """
                ExecutorService one = Executors.newSingleThreadExecutor();
                for (String name : args) {
                  one.submit(() -> {
                    TRANSACTION
                  });
                }
                """))
        .isEmpty();
  }

  @Test
  void aTaskOfAProjectClassSharesTheProducerThatItIsGiven() {
    KafkaCode code =
        KafkaCode.ofClass(
            folder,
            """
            static final class Task implements Runnable {
              private final KafkaProducer<String, String> producer;

              Task(KafkaProducer<String, String> producer) {
                this.producer = producer;
              }

              @Override
              public void run() {
                producer.beginTransaction();
                producer.commitTransaction();
              }
            }

            public static void main(String[] args) {
              ExecutorService executor = Executors.newFixedThreadPool(8);
              KafkaProducer<String, String> producer = producer();
              producer.initTransactions();
              for (int index = 0; index < 8; index++) {
                executor.execute(new Task(producer));
              }
            }
            """);

    assertThat(code.protocol().concurrentTransactions()).hasSize(1);
  }

  @Test
  void aMethodThatOneThreadAtATimeEntersBeginsOneAfterTheOther() {
    KafkaCode code =
        KafkaCode.ofClass(
            folder,
            """
            private final KafkaProducer<String, String> producer = producer();
            private final ExecutorService executor = Executors.newFixedThreadPool(8);

            void relay(List<String> texts) {
              for (String text : texts) {
                executor.submit(() -> send(text));
              }
            }

            private synchronized void send(String text) {
              producer.beginTransaction();
              producer.send(new ProducerRecord<>("sent", text));
              producer.commitTransaction();
            }
            """);

    assertThat(code.protocol().concurrentTransactions()).isEmpty();
  }

  @Test
  void threadsShareTheProducerInAField() {
    KafkaCode code =
        KafkaCode.ofClass(
            folder,
            """
            private final KafkaProducer<String, String> producer = producer();
            private final ExecutorService executor = Executors.newFixedThreadPool(8);

            void relay(List<String> texts) {
              for (String text : texts) {
                executor.submit(() -> send(text));
              }
            }

            private void send(String text) {
              producer.beginTransaction();
              producer.send(new ProducerRecord<>("sent", text));
              producer.commitTransaction();
            }
            """);

    assertThat(code.protocol().concurrentTransactions()).hasSize(1);
  }
}
