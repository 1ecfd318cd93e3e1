package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.streamsinternaltopicsunderreplicated.Repaired;
import dev.eoslint.proofs.programs.streamsinternaltopicsunderreplicated.Wrong;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StreamsInternalTopicsUnderReplicatedTest {

  @Test
  void theStateIsGone(@TempDir Path folder) {
    try (Cluster cluster = Cluster.start(Repository.serverPropertiesOf(Wrong.class, ""))) {
      Outcome wrong =
          run(cluster, "streams-internal-topics-under-replicated.wrong", folder, Wrong::of);
      Outcome repaired =
          run(cluster, "streams-internal-topics-under-replicated.repaired", folder, Repaired::of);

      assertThat(wrong).isEqualTo(new Outcome(1, false));
      assertThat(repaired).isEqualTo(new Outcome(3, true));
      new Proof("streams-internal-topics-under-replicated", Wrong.class, Repaired.class)
          .observed(
              "the changelog had %d replica; when one of three brokers was stopped, it had no leader and could not be read"
                  .formatted(wrong.copies()),
              "it had %d replicas, and another broker led it".formatted(repaired.copies()));
    }
  }

  /**
   * What became of the changelog.
   *
   * @param copies how many replicas it had
   * @param led whether it had a leader when one of its brokers was stopped
   */
  private record Outcome(int copies, boolean led) {}

  private static Outcome run(
      Cluster cluster, String name, Path folder, Application.Construction construction) {
    Stage stage = cluster.stage(name, "m1");
    new Application(stage, folder, construction).run(stage.output().without("m1"));
    String changelog = name + "-KSTREAM-REDUCE-STATE-STORE-0000000001-changelog";
    int leader = cluster.leader(changelog).orElseThrow();
    int copies = cluster.copies(changelog);
    cluster.stop(leader);
    Optional<Integer> successor = cluster.leader(changelog);
    cluster.start(List.of(leader));
    return new Outcome(copies, successor.isPresent());
  }
}
