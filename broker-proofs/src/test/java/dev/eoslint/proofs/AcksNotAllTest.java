package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.acksnotall.Repaired;
import dev.eoslint.proofs.programs.acksnotall.Wrong;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

final class AcksNotAllTest {

  @Test
  void anAcknowledgedRecordIsLost() {
    Outcome wrong;
    Outcome repaired;
    try (Cluster cluster = Cluster.start(Repository.serverPropertiesOf(Wrong.class, ""))) {
      try (Wrong program = new Wrong(cluster.bootstrapServers())) {
        wrong = run(cluster, cluster.createTopic("acks-not-all.wrong"), program::record);
      }
      try (Repaired program = new Repaired(cluster.bootstrapServers())) {
        repaired = run(cluster, cluster.createTopic("acks-not-all.repaired"), program::record);
      }
    }

    assertThat(wrong).isEqualTo(new Outcome(true, List.of("r1")));
    assertThat(repaired).isEqualTo(new Outcome(false, List.of("r1")));
    new Proof("acks-not-all", Wrong.class, Repaired.class)
        .observed(
            "two of three brokers were stopped, and the producer was told that r2 is written; when the third was stopped and the two were back, the topic held %s"
                .formatted(Text.of(wrong.values())),
            "the producer was told that r2 is not written");
  }

  /**
   * What became of r2.
   *
   * @param acknowledged whether the producer was told that it is written
   * @param values the values in the topic
   */
  private record Outcome(boolean acknowledged, List<String> values) {}

  private static Outcome run(
      Cluster cluster, Topic topic, BiFunction<String, String, ? extends Future<?>> program) {
    int leader = cluster.leader(topic.name()).orElseThrow();
    Results.of(program.apply(topic.name(), "r1"));
    Until.holds("r1 is on all brokers", () -> topic.end() == 1);
    cluster.othersThan(leader).forEach(cluster::stop);
    boolean acknowledged = Results.arrives(program.apply(topic.name(), "r2"));
    cluster.stop(leader);
    cluster.start(cluster.othersThan(leader));
    Until.holds("the two are in sync", () -> cluster.copiesInSync(topic.name()) == 2);
    List<String> values = topic.committed();
    cluster.start(List.of(leader));
    return new Outcome(acknowledged, values);
  }
}
