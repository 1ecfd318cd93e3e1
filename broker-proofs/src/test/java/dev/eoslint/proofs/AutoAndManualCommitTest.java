package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.autoandmanualcommit.Repaired;
import dev.eoslint.proofs.programs.autoandmanualcommit.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class AutoAndManualCommitTest {

  private static final Run WRONG = Run.working(Wrong::new, program -> program::work);
  private static final Run REPAIRED = Run.working(Repaired::new, program -> program::work);

  @Test
  void theCloseOfTheConsumerCommitsRecordsThatFailed(Broker broker) {

    List<String> lossy = Stage.of(broker, "auto-and-manual-commit.wrong").failAndRestart(WRONG);
    List<String> complete =
        Stage.of(broker, "auto-and-manual-commit.repaired").failAndRestart(REPAIRED);

    assertThat(lossy).containsExactly("o1", "o4");
    assertThat(complete).containsExactly("o1", "o1", "o2", "o3", "o4");
    new Proof("auto-and-manual-commit", Wrong.class, Repaired.class)
        .observed(
            "three records were read, the loop failed at the second one and did not come to its commit, but `close` committed all three; after a restart with a fourth record the work on %s was done"
                .formatted(Text.of(lossy)),
            "that on %s was done, so that none was lost".formatted(Text.of(complete)));
  }
}
