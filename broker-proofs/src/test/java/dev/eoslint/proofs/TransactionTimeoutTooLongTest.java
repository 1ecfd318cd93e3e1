package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.transactiontimeouttoolong.Repaired;
import dev.eoslint.proofs.programs.transactiontimeouttoolong.Wrong;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.common.IsolationLevel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class TransactionTimeoutTooLongTest {

  @Test
  void readersStandStill(Broker broker) {
    Topic stuck = broker.createTopic("transaction-timeout-too-long.wrong");
    Wrong wrong = new Wrong(broker.bootstrapServers(), "transaction-timeout-too-long.wrong");
    assertThatThrownBy(() -> wrong.record(stuck.name(), readings(stuck, wrong::crash)))
        .isInstanceOf(IllegalStateException.class);
    stuck.write("n1");
    Topic moving = broker.createTopic("transaction-timeout-too-long.repaired");
    Repaired repaired =
        new Repaired(broker.bootstrapServers(), "transaction-timeout-too-long.repaired");
    assertThatThrownBy(() -> repaired.record(moving.name(), readings(moving, repaired::crash)))
        .isInstanceOf(IllegalStateException.class);
    moving.write("n1");
    Until.holds("the transaction has timed out", () -> moving.stableEnd() == moving.end());

    List<String> seen = stuck.values(IsolationLevel.READ_COMMITTED);
    List<String> seenWithRepair = moving.committed();
    Duration wait = broker.transactionTimeout("meter-readings-transaction-timeout-too-long.wrong");
    assertThat(seen).isEmpty();
    assertThat(seenWithRepair).containsExactly("n1");
    assertThat(wait).isEqualTo(Duration.ofMinutes(15));
    new Proof("transaction-timeout-too-long", Wrong.class, Repaired.class)
        .observed(
            "a producer crashed in a transaction, and n1 was written behind it; a reader with `read_committed` got %d records, and the coordinator was going to wait for %d milliseconds"
                .formatted(seen.size(), wait.toMillis()),
            "with `transaction.timeout.ms=2000` the coordinator aborted the transaction, and the reader got %s"
                .formatted(Text.of(seenWithRepair)));
  }

  /** Readings of which the first is written when the program crashes at the second. */
  private static Iterable<String> readings(Topic topic, Runnable crash) {
    return Conversion.lazily(
        Conversion.meeting(
            "m2",
            () -> {
              Until.holds("m1 is written", () -> topic.end() == 1);
              crash.run();
            }),
        "m1",
        "m2");
  }
}
