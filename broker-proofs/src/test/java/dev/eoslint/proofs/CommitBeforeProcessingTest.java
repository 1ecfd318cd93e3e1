package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.commitbeforeprocessing.Repaired;
import dev.eoslint.proofs.programs.commitbeforeprocessing.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class CommitBeforeProcessingTest {

  private static final Run WRONG = Run.working(Wrong::new, program -> program::work);
  private static final Run REPAIRED = Run.working(Repaired::new, program -> program::work);

  @Test
  void theRecordsAreNotReadAgain(Broker broker) {

    List<String> lossy = Stage.of(broker, "commit-before-processing.wrong").failAndRestart(WRONG);
    List<String> complete =
        Stage.of(broker, "commit-before-processing.repaired").failAndRestart(REPAIRED);

    assertThat(lossy).containsExactly("o1", "o4");
    assertThat(complete).containsExactly("o1", "o1", "o2", "o3", "o4");
    new Proof("commit-before-processing", Wrong.class, Repaired.class)
        .observed(
            "three records were read, the program ended at the second one, and after a restart with a fourth record the work on %s was done"
                .formatted(Text.of(lossy)),
            "that on %s was done, so that none was lost".formatted(Text.of(complete)));
  }
}
