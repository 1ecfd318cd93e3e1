package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.brokerdatadurability.Program;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class BrokerDataDurabilityTest {

  @Test
  void anAcknowledgedRecordExistsOnce() {
    Outcome wrong = run("wrong");
    Outcome repaired = run("repaired");

    assertThat(wrong).isEqualTo(new Outcome(true, Optional.empty()));
    assertThat(repaired).isEqualTo(new Outcome(false, Optional.of(List.of("r1"))));
    new Proof("broker-data-durability", Program.class, Program.class)
        .observed(
            "two of three brokers were stopped, and the producer was told that r2 is written; when"
                + " the third was stopped and the two were back, the topic had no leader and could"
                + " not be read",
            "the producer was told that r2 is not written, and %s could be read from the two"
                .formatted(Text.of(repaired.values().orElseThrow())));
  }

  /**
   * What became of r2.
   *
   * @param acknowledged whether the producer was told that it is written
   * @param values the values in the topic, if it has a leader
   */
  private record Outcome(boolean acknowledged, Optional<List<String>> values) {}

  private static Outcome run(String folder) {
    try (Cluster cluster = Cluster.start(Repository.serverPropertiesOf(Program.class, folder))) {
      Topic topic = cluster.createTopic("broker-data-durability");
      int leader = cluster.leader(topic.name()).orElseThrow();
      boolean acknowledged;
      try (Program program = new Program(cluster.bootstrapServers())) {
        Results.of(program.record(topic.name(), "r1"));
        cluster.othersThan(leader).forEach(cluster::stop);
        acknowledged = Results.arrives(program.record(topic.name(), "r2"));
      }
      cluster.stop(leader);
      cluster.start(cluster.othersThan(leader));
      if (!acknowledged) {
        Until.holds("the two are in sync", () -> cluster.copiesInSync(topic.name()) == 2);
      }
      return new Outcome(
          acknowledged, cluster.leader(topic.name()).map(number -> topic.committed()));
    }
  }
}
