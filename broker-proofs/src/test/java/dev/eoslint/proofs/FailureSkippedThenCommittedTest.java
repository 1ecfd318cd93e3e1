package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.failureskippedthencommitted.Repaired;
import dev.eoslint.proofs.programs.failureskippedthencommitted.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class FailureSkippedThenCommittedTest {

  private static final Run WRONG = Run.working(Wrong::new, program -> program::work);
  private static final Run REPAIRED = Run.working(Repaired::new, program -> program::work);

  @Test
  void theRecordIsLost(Broker broker) {

    Stage wrong = Stage.of(broker, "failure-skipped-then-committed.wrong", "o1", "o2", "o3");
    WRONG.on(wrong, Conversion.failingOnceAt("o2"), wrong.before(3));
    wrong.input().write("o4");
    WRONG.on(wrong, Conversion.flawless(), wrong.before(4));
    List<String> lossy = wrong.output().committed();
    List<String> complete =
        Stage.of(broker, "failure-skipped-then-committed.repaired").failAndRestart(REPAIRED);

    assertThat(lossy).containsExactly("o1", "o3", "o4");
    assertThat(complete).containsExactly("o1", "o1", "o2", "o3", "o4");
    new Proof("failure-skipped-then-committed", Wrong.class, Repaired.class)
        .observed(
            "three records were read, the work on the second failed once, and after a restart with a fourth record the work on %s was done"
                .formatted(Text.of(lossy)),
            "the failure ended the program, and after the restart that on %s was done, so that none was lost"
                .formatted(Text.of(complete)));
  }
}
