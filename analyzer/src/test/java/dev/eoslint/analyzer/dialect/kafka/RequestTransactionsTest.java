package dev.eoslint.analyzer.dialect.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.ConcurrentTransaction;
import dev.eoslint.analyzer.model.ConcurrentTransaction.Threads;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Transactions that requests begin on one producer. */
final class RequestTransactionsTest {

  private static final String DESK =
      """
      %s
      static class Desk {
        private final KafkaProducer<String, String> producer;
        private final java.util.concurrent.atomic.AtomicBoolean busy = new AtomicBoolean();

        Desk() {
          producer = producer();
          producer.initTransactions();
        }

        @org.springframework.web.bind.annotation.PostMapping("/orders")
        %s void order(String order) {
          %s
          producer.beginTransaction();
          producer.send(new ProducerRecord<>("orders", order));
          producer.commitTransaction();
        }
      }
      """;

  private static final String SERVICE = "@org.springframework.stereotype.Service";

  @TempDir private Path folder;

  private List<ConcurrentTransaction> found(String members) {
    return KafkaCode.ofClass(folder, members).protocol().concurrentTransactions();
  }

  private List<ConcurrentTransaction> found(String annotations, String modifier, String before) {
    return found(DESK.formatted(annotations, modifier, before));
  }

  @Test
  void requestsShareTheProducerOfABean() {
    assertThat(found(SERVICE, "public", ""))
        .singleElement()
        .satisfies(
            transaction -> {
              assertThat(transaction.threads()).isEqualTo(Threads.REQUESTS);
              assertThat(transaction.producer()).isPresent();
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "@jakarta.ejb.Singleton",
        SERVICE + " @org.springframework.context.annotation.Scope(\"prototype\")",
        SERVICE + " @org.springframework.web.context.annotation.RequestScope",
        SERVICE + " @com.acme.LockedPerCall"
      })
  void otherObjectsMayServeOneRequestEach(String annotations) {
    assertThat(found(annotations, "public", "")).isEmpty();
  }

  @Test
  void aSynchronizedHandlerLetsOneRequestIn() {
    assertThat(found(SERVICE, "public synchronized", "")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "if (!busy.compareAndSet(false, true)) { return; }",
        "registry.obtain(\"orders\").lock();",
        "if (!permits.tryAcquire()) { return; }",
        "KafkaProducer<String, String> producer = producer(); producer.initTransactions();"
      })
  void aGuardOrAProducerOfItsOwnIsSafe(String before) {
    assertThat(found(SERVICE, "public", before)).isEmpty();
  }

  @Test
  void requestsShareAStaticProducer() {
    assertThat(
            found(
                """
                private static final KafkaProducer<String, String> SHARED = producer();

                @org.springframework.web.bind.annotation.PostMapping("/orders")
                public void order(String order) {
                  SHARED.beginTransaction();
                  SHARED.commitTransaction();
                }
                """))
        .hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {", concurrency = \"1\"", ", concurrency = \"${THREADS}\"", ""})
  void oneThreadOfAListenerSharesItWithNobody(String concurrency) {
    assertThat(found(listener(concurrency))).isEmpty();
  }

  @Test
  void threadsOfAListenerShareIt() {
    assertThat(found(listener(", concurrency = \"3\"")))
        .extracting(ConcurrentTransaction::threads)
        .containsExactly(Threads.LISTENERS);
  }

  private static String listener(String concurrency) {
    return """
    private static final KafkaProducer<String, String> SHARED = producer();

    @org.springframework.kafka.annotation.KafkaListener(topics = "orders"%s)
    public void order(String order) {
      SHARED.beginTransaction();
      SHARED.commitTransaction();
    }
    """
        .formatted(concurrency);
  }
}
