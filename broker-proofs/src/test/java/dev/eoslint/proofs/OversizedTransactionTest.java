package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.oversizedtransaction.Repaired;
import dev.eoslint.proofs.programs.oversizedtransaction.Wrong;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.common.IsolationLevel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class OversizedTransactionTest {

  private static final String LAST = "2500";

  @Test
  void readersGetNothingUntilTheLastRow(Broker broker) throws SQLException {

    Topic stuck = broker.createTopic("oversized-transaction.wrong");
    Topic moving = broker.createTopic("oversized-transaction.repaired");
    List<String> seen = new ArrayList<>();
    List<String> seenWithRepair = new ArrayList<>();
    Conversion stuckRead =
        Conversion.meeting(LAST, () -> seen.addAll(stuck.values(IsolationLevel.READ_COMMITTED)));
    Conversion movingRead =
        Conversion.meeting(
            LAST,
            () -> {
              Until.holds("the rows before can be read", () -> moving.stableEnd() > 2_000);
              seenWithRepair.addAll(moving.values(IsolationLevel.READ_COMMITTED));
            });
    try (Database database =
        new Database(
            "oversized-transaction",
            "create table prices as select x as article from system_range(1, %s)"
                .formatted(LAST))) {
      try (Wrong program = new Wrong(broker.bootstrapServers(), "oversized-transaction.wrong")) {
        program.export(stuck.name(), database.source(), stuckRead::apply);
      }
      try (Repaired program =
          new Repaired(broker.bootstrapServers(), "oversized-transaction.repaired")) {
        program.export(moving.name(), database.source(), movingRead::apply);
      }
    }

    assertThat(seen).isEmpty();
    assertThat(seenWithRepair).hasSize(2_000);
    assertThat(stuck.committed()).hasSize(2_500);
    assertThat(moving.committed()).hasSize(2_500);
    new Proof("oversized-transaction", Wrong.class, Repaired.class)
        .observed(
            "a table with %s rows was published; when the program was at the last one, a reader with `read_committed` had got %d records"
                .formatted(LAST, seen.size()),
            "it had got %d".formatted(seenWithRepair.size()));
  }
}
