package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.transactionnotcompleted.Repaired;
import dev.eoslint.proofs.programs.transactionnotcompleted.Wrong;
import java.util.List;
import org.apache.kafka.common.IsolationLevel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class TransactionNotCompletedTest {

  @Test
  void readersStandStill(Broker broker) {
    Topic stuck = broker.createTopic("transaction-not-completed.wrong");
    List<String> seen;
    Throwable next;
    try (Wrong program = new Wrong(broker.bootstrapServers(), "transaction-not-completed.wrong")) {
      assertThat(program.place(stuck.name(), "o1", List.of())).isFalse();
      Until.holds("o1 is written", () -> stuck.end() == 1);
      stuck.write("n1");
      seen = stuck.values(IsolationLevel.READ_COMMITTED);
      next = catchThrowable(() -> program.place(stuck.name(), "o2", List.of("i1")));
    }
    Topic moving = broker.createTopic("transaction-not-completed.repaired");
    List<String> seenWithRepair;
    try (Repaired program =
        new Repaired(broker.bootstrapServers(), "transaction-not-completed.repaired")) {
      assertThat(program.place(moving.name(), "o1", List.of())).isFalse();
      moving.write("n1");
      assertThat(program.place(moving.name(), "o2", List.of("i1"))).isTrue();
      seenWithRepair = moving.committed();
    }

    assertThat(seen).isEmpty();
    assertThat(next).isInstanceOf(IllegalStateException.class);
    assertThat(seenWithRepair).containsExactly("n1", "o2", "i1");
    new Proof("transaction-not-completed", Wrong.class, Repaired.class)
        .observed(
            "another producer wrote n1 behind a transaction that was left open; a reader with `read_committed` got %d of the 2 records, and the next `beginTransaction` threw an `%s`"
                .formatted(seen.size(), Text.of(next)),
            "the reader got n1, and the next transaction was committed");
  }
}
