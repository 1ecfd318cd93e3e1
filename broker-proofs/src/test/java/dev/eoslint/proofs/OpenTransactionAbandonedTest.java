package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.opentransactionabandoned.Repaired;
import dev.eoslint.proofs.programs.opentransactionabandoned.Wrong;
import java.util.List;
import org.apache.kafka.common.IsolationLevel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class OpenTransactionAbandonedTest {

  @Test
  void readersStandStill(Broker broker) {
    Topic stuck = broker.createTopic("open-transaction-abandoned.wrong");
    Wrong wrong = new Wrong(broker.bootstrapServers(), "open-transaction-abandoned.wrong");
    assertThatThrownBy(() -> wrong.place(stuck.name(), items(stuck)))
        .isInstanceOf(IllegalArgumentException.class);
    stuck.write("n1");
    Topic moving = broker.createTopic("open-transaction-abandoned.repaired");
    Repaired repaired =
        new Repaired(broker.bootstrapServers(), "open-transaction-abandoned.repaired");
    assertThatThrownBy(() -> repaired.place(moving.name(), items(moving)))
        .isInstanceOf(IllegalArgumentException.class);
    moving.write("n1");

    List<String> seen = stuck.values(IsolationLevel.READ_COMMITTED);
    assertThat(seen).isEmpty();
    assertThat(moving.committed()).containsExactly("n1");
    new Proof("open-transaction-abandoned", Wrong.class, Repaired.class)
        .observed(
            "a program failed in a transaction and closed its producer, and another one wrote n1 behind it; a reader with `read_committed` got %d of the %d records"
                .formatted(seen.size(), stuck.values(IsolationLevel.READ_UNCOMMITTED).size()),
            "`close` aborted the transaction, and the reader got %s"
                .formatted(Text.of(moving.committed())));
  }

  /** Items of which the first is written when the second one makes the program fail. */
  private static Iterable<String> items(Topic topic) {
    return Conversion.lazily(
        Conversion.meeting(
            "i2",
            () -> {
              Until.holds("i1 is written", () -> topic.end() == 1);
              throw new IllegalArgumentException("There is no i2.");
            }),
        "i1",
        "i2");
  }
}
