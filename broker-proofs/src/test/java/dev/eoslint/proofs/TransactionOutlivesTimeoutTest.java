package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.transactionoutlivestimeout.Repaired;
import dev.eoslint.proofs.programs.transactionoutlivestimeout.Wrong;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class TransactionOutlivesTimeoutTest {

  @Test
  void theCoordinatorAborts(Broker broker) throws InterruptedException {
    Topic empty = broker.createTopic("transaction-outlives-timeout.wrong");
    Throwable failure;
    try (Wrong program =
        new Wrong(broker.bootstrapServers(), "transaction-outlives-timeout.wrong")) {
      failure =
          catchThrowable(
              () ->
                  program.price(
                      empty.name(),
                      "a1",
                      () -> Until.holds("the transaction has timed out", () -> isAborted(empty))));
    }
    Topic written = broker.createTopic("transaction-outlives-timeout.repaired");
    try (Repaired program =
        new Repaired(broker.bootstrapServers(), "transaction-outlives-timeout.repaired")) {
      program.price(written.name(), "a1", () -> {});
    }

    assertThat(failure).isInstanceOf(InvalidTxnStateException.class);
    assertThat(empty.committed()).isEmpty();
    assertThat(written.committed()).containsExactly("a1");
    new Proof("transaction-outlives-timeout", Wrong.class, Repaired.class)
        .observed(
            "the transaction was open for longer than `transaction.timeout.ms=2000`; the coordinator aborted it, and the commit threw an `%s`"
                .formatted(Text.of(failure)),
            "the wait came before the first record, and %s came out"
                .formatted(Text.of(written.committed())));
  }

  /** Returns whether a record and the mark that it is aborted are written. */
  private static boolean isAborted(Topic topic) {
    return topic.end() == 2 && topic.stableEnd() == 2;
  }
}
