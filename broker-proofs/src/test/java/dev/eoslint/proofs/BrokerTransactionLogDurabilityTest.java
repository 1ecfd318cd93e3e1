package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.brokertransactionlogdurability.Program;
import java.util.List;
import org.apache.kafka.common.errors.TimeoutException;
import org.junit.jupiter.api.Test;

final class BrokerTransactionLogDurabilityTest {

  private static final String LOG = "__transaction_state";

  @Test
  void transactionsStop() {
    boolean led;
    Throwable failure;
    try (Cluster cluster = Cluster.start(Repository.serverPropertiesOf(Program.class, "wrong"))) {
      Topic topic = cluster.createTopic("broker-transaction-log-durability");
      try (Program program = new Program(cluster.bootstrapServers(), "1", 5_000)) {
        program.settle(topic.name(), List.of("s1"));
        cluster.stop(cluster.leader(LOG).orElseThrow());
        led = cluster.leader(LOG).isPresent();
        failure = catchThrowable(() -> program.settle(topic.name(), List.of("s2")));
      }
    }
    boolean ledWithRepair;
    List<String> written;
    try (Cluster cluster =
        Cluster.start(Repository.serverPropertiesOf(Program.class, "repaired"))) {
      Topic topic = cluster.createTopic("broker-transaction-log-durability");
      try (Program program = new Program(cluster.bootstrapServers(), "1", 60_000)) {
        program.settle(topic.name(), List.of("s1"));
        cluster.stop(cluster.leader(LOG).orElseThrow());
        ledWithRepair = cluster.leader(LOG).isPresent();
        program.settle(topic.name(), List.of("s2"));
      }
      written = topic.committed();
    }

    assertThat(led).isFalse();
    assertThat(failure).isInstanceOf(TimeoutException.class);
    assertThat(ledWithRepair).isTrue();
    assertThat(written).containsExactly("s1", "s2");
    new Proof("broker-transaction-log-durability", Program.class, Program.class)
        .observed(
            "one of three brokers was stopped, the one with the only copy of the transaction log; the log had no leader, and the next transaction failed with a `%s`"
                .formatted(Text.of(failure)),
            "another broker led the log, and the next transaction was committed");
  }
}
