package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.fencinghandlerincomplete.Repaired;
import dev.eoslint.proofs.programs.fencinghandlerincomplete.Wrong;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class FencingHandlerIncompleteTest {

  private static final List<String> ORDERS = List.of("o1", "o2", "o3", "o4");

  @Test
  void theProducerIsUsedFurtherAfterAnotherFatalError(Broker broker) {

    Topic lossy = broker.createTopic("fencing-handler-incomplete.wrong");
    List<Exception> log = new ArrayList<>();
    try (Wrong program = new Wrong(broker.bootstrapServers(), "fencing-handler-incomplete.wrong")) {
      program.place(lossy.name(), ORDERS, timingOutAtO2(lossy), log);
    }
    Topic complete = broker.createTopic("fencing-handler-incomplete.repaired");
    Throwable end;
    try (Repaired program =
        new Repaired(broker.bootstrapServers(), "fencing-handler-incomplete.repaired")) {
      end = catchThrowable(() -> program.place(complete.name(), ORDERS, timingOutAtO2(complete)));
    }
    try (Repaired program =
        new Repaired(broker.bootstrapServers(), "fencing-handler-incomplete.repaired")) {
      program.place(complete.name(), ORDERS.subList(1, 4), order -> {});
    }

    assertThat(log).hasSize(3);
    assertThat(log.get(0)).isInstanceOf(InvalidTxnStateException.class);
    assertThat(lossy.committed()).containsExactly("o1");
    assertThat(end).isInstanceOf(KafkaException.class);
    assertThat(complete.committed()).containsExactly("o1", "o2", "o3", "o4");
    new Proof("fencing-handler-incomplete", Wrong.class, Repaired.class)
        .observed(
            "the transaction with o2 timed out, its commit threw an `%s`, and what the abort threw was swallowed; all %d transactions from there on failed, and of %s only %s came out"
                .formatted(
                    Text.of(log.get(0)), log.size(), Text.of(ORDERS), Text.of(lossy.committed())),
            "the program ended with the first failure, and after a restart %s were there"
                .formatted(Text.of(complete.committed())));
  }

  /** A check that, for o2, lasts until the coordinator has aborted the transaction. */
  private static Consumer<String> timingOutAtO2(Topic topic) {
    return order -> {
      if (order.equals("o2")) {
        long afterO1 = 2;
        long afterAbort = afterO1 + 2;
        Until.holds("the transaction has timed out", () -> topic.stableEnd() == afterAbort);
      }
    };
  }
}
