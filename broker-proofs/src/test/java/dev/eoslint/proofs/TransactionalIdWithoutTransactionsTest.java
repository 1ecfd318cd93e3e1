package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.transactionalidwithouttransactions.Repaired;
import dev.eoslint.proofs.programs.transactionalidwithouttransactions.Wrong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class TransactionalIdWithoutTransactionsTest {

  @Test
  void nothingIsWritten(Broker broker) {
    Topic empty = broker.createTopic("transactional-id-without-transactions.wrong");
    Throwable refusal;
    try (Wrong program =
        new Wrong(broker.bootstrapServers(), "transactional-id-without-transactions.wrong")) {
      refusal = catchThrowable(() -> Results.of(program.placed(empty.name(), "o1")));
    }
    Topic written = broker.createTopic("transactional-id-without-transactions.repaired");
    try (Repaired program = new Repaired(broker.bootstrapServers())) {
      Results.of(program.placed(written.name(), "o1"));
    }

    assertThat(refusal).isInstanceOf(IllegalStateException.class);
    assertThat(empty.end()).isZero();
    assertThat(written.committed()).containsExactly("o1");
    new Proof("transactional-id-without-transactions", Wrong.class, Repaired.class)
        .observed(
            "`send` threw an `%s`, and the topic held %d records"
                .formatted(Text.of(refusal), empty.end()),
            "the topic held %s".formatted(Text.of(written.committed())));
  }
}
