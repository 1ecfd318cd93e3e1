package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.offsetsnotintransaction.Repaired;
import dev.eoslint.proofs.programs.offsetsnotintransaction.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class OffsetsNotInTransactionTest {

  private static final Run WRONG = Run.relaying(Wrong::new, program -> program::relay);
  private static final Run REPAIRED = Run.relaying(Repaired::new, program -> program::relay);

  @Test
  void aRestartReadsEverythingAgain(Broker broker) {

    List<String> doubled =
        Stage.of(broker, "offsets-not-in-transaction.wrong").finishAndRestart(WRONG);
    List<String> once =
        Stage.of(broker, "offsets-not-in-transaction.repaired").finishAndRestart(REPAIRED);

    assertThat(doubled).containsExactly("o1", "o2", "o1", "o2", "o3");
    assertThat(once).containsExactly("o1", "o2", "o3");
    new Proof("offsets-not-in-transaction", Wrong.class, Repaired.class)
        .observed(
            "o1 and o2 were relayed, and after a restart o3 as well; %s came out"
                .formatted(Text.of(doubled)),
            "%s came out".formatted(Text.of(once)));
  }
}
