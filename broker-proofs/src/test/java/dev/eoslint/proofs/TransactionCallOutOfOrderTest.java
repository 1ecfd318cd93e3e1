package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.transactioncalloutoforder.Repaired;
import dev.eoslint.proofs.programs.transactioncalloutoforder.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class TransactionCallOutOfOrderTest {

  @Test
  void aCommittedTransactionLooksLikeAFailure(Broker broker) {
    Topic doubled = broker.createTopic("transaction-call-out-of-order.wrong");
    Throwable first;
    try (Wrong program =
        new Wrong(broker.bootstrapServers(), "transaction-call-out-of-order.wrong")) {
      first = catchThrowable(() -> program.publish(doubled.name(), List.of("o1")));
      assertThat(catchThrowable(() -> program.publish(doubled.name(), List.of("o1"))))
          .hasSameClassAs(first);
    }
    Topic once = broker.createTopic("transaction-call-out-of-order.repaired");
    try (Repaired program =
        new Repaired(broker.bootstrapServers(), "transaction-call-out-of-order.repaired")) {
      program.publish(once.name(), List.of("o1"));
    }

    assertThat(first).isInstanceOf(IllegalStateException.class);
    assertThat(doubled.committed()).containsExactly("o1", "o1");
    assertThat(once.committed()).containsExactly("o1");
    new Proof("transaction-call-out-of-order", Wrong.class, Repaired.class)
        .observed(
            "the abort behind the commit threw an `%s` although o1 was committed; the caller tried again, and %s came out"
                .formatted(Text.of(first), Text.of(doubled.committed())),
            "%s came out".formatted(Text.of(once.committed())));
  }
}
