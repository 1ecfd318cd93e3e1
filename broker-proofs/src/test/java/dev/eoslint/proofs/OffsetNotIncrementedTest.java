package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.offsetnotincremented.Repaired;
import dev.eoslint.proofs.programs.offsetnotincremented.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class OffsetNotIncrementedTest {

  private static final Run WRONG = Run.relaying(Wrong::new, program -> program::relay);
  private static final Run REPAIRED = Run.relaying(Repaired::new, program -> program::relay);

  @Test
  void aRestartReadsTheLastRecordAgain(Broker broker) {

    List<String> doubled = Stage.of(broker, "offset-not-incremented.wrong").finishAndRestart(WRONG);
    List<String> once =
        Stage.of(broker, "offset-not-incremented.repaired").finishAndRestart(REPAIRED);

    assertThat(doubled).containsExactly("o1", "o2", "o2", "o3");
    assertThat(once).containsExactly("o1", "o2", "o3");
    new Proof("offset-not-incremented", Wrong.class, Repaired.class)
        .observed(
            "o1 and o2 were relayed, and after a restart o3 as well; %s came out"
                .formatted(Text.of(doubled)),
            "%s came out".formatted(Text.of(once)));
  }
}
