package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.brokeruncleanelection.Program;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BrokerUncleanElectionTest {

  @Test
  void anAcknowledgedRecordIsLost() {
    List<String> lossy = run("wrong");
    List<String> complete = run("repaired");

    assertThat(lossy).containsExactly("r1");
    assertThat(complete).containsExactly("r1", "r2");
    new Proof("broker-unclean-election", Program.class, Program.class)
        .observed(
            "one of three brokers was stopped, two wrote r2 and were stopped too, and the first came back alone; when all were back, the topic held %s"
                .formatted(Text.of(lossy)),
            "it held %s".formatted(Text.of(complete)));
  }

  private static List<String> run(String folder) {
    try (Cluster cluster = Cluster.start(Repository.serverPropertiesOf(Program.class, folder))) {
      Topic topic = cluster.createTopic("broker-unclean-election");
      int leader = cluster.leader(topic.name()).orElseThrow();
      List<Integer> followers = cluster.othersThan(leader);
      try (Program program = new Program(cluster.bootstrapServers())) {
        Results.of(program.record(topic.name(), "r1"));
        cluster.stop(followers.get(0));
        Results.of(program.record(topic.name(), "r2"));
      }
      cluster.stop(followers.get(1));
      cluster.stop(leader);
      cluster.start(followers.subList(0, 1));
      cluster.start(List.of(followers.get(1), leader));
      Until.holds("all are in sync", () -> cluster.copiesInSync(topic.name()) == 3);
      return topic.committed();
    }
  }
}
