package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.brokertransactionverificationdisabled.Program;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.common.IsolationLevel;
import org.junit.jupiter.api.Test;

final class BrokerTransactionVerificationDisabledTest {

  private static final Clients CLIENTS = Clients.of39();

  @Test
  void aLateWriteBeginsATransactionThatNobodyEnds() {
    List<String> seen;
    List<String> open;
    try (Broker broker = Broker.start(Repository.serverPropertiesOf(Program.class, "wrong"))) {
      Topic stuck = broker.createTopic("broker-transaction-verification-disabled");
      writeLate(broker, stuck);
      Until.holds("r2 is written", () -> stuck.end() == 3);
      stuck.write("n1");
      seen = stuck.values(IsolationLevel.READ_COMMITTED);
      open = broker.openTransactions();
    }
    List<String> seenWithRepair;
    try (Broker broker = Broker.start(Repository.serverPropertiesOf(Program.class, "repaired"))) {
      Topic moving = broker.createTopic("broker-transaction-verification-disabled");
      writeLate(broker, moving);
      Until.passed(Duration.ofSeconds(2));
      moving.write("n1");
      seenWithRepair = moving.committed();
    }

    assertThat(seen).isEmpty();
    assertThat(open).isEmpty();
    assertThat(seenWithRepair).containsExactly("n1");
    new Proof("broker-transaction-verification-disabled", Program.class, Program.class)
        .observedWith(
            CLIENTS,
            "a write was held up until its transaction was aborted, and n1 was written behind it; a reader with `read_committed` got %d records, although the coordinator knew of %d open transactions"
                .formatted(seen.size(), open.size()),
            "the late write was refused, and the reader got %s".formatted(Text.of(seenWithRepair)));
  }

  /** Has r1 and r2 written in a transaction that is aborted before r2 comes to the broker. */
  private static void writeLate(Broker broker, Topic topic) {
    Conversion r2IsHeldUp =
        Conversion.meeting(
            "r2",
            () -> {
              Until.holds("r1 is written", () -> topic.end() == 1);
              broker.line().holdRequests();
            });
    try (IsolatedProgram program =
        CLIENTS.run(Repository.sourceOf(Program.class), broker.line().bootstrapServers(), "late")) {
      // The client tells of the missing answer as a timeout, or as one more thing that it fails on.
      assertThatThrownBy(
              () -> program.write(topic.name(), Conversion.lazily(r2IsHeldUp, "r1", "r2")))
          .hasMessageFindingMatch("timeout|hasn't received acknowledgment");
      Until.holds("the transaction is aborted", () -> topic.stableEnd() == 2);
      broker.line().releaseRequests();
    }
  }
}
