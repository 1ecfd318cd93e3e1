package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.consumercommitintransactionalloop.Repaired;
import dev.eoslint.proofs.programs.consumercommitintransactionalloop.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class ConsumerCommitInTransactionalLoopTest {

  private static final Run WRONG = Run.relaying(Wrong::new, program -> program::relay);
  private static final Run REPAIRED = Run.relaying(Repaired::new, program -> program::relay);

  @Test
  void theRecordsOfAFailedTransactionAreNotReadAgain(Broker broker) {

    List<String> lossy =
        Stage.of(broker, "consumer-commit-in-transactional-loop.wrong").failAndRestart(WRONG);
    List<String> complete =
        Stage.of(broker, "consumer-commit-in-transactional-loop.repaired").failAndRestart(REPAIRED);

    assertThat(lossy).containsExactly("o4");
    assertThat(complete).containsExactly("o1", "o2", "o3", "o4");
    new Proof("consumer-commit-in-transactional-loop", Wrong.class, Repaired.class)
        .observed(
            "three records were read, the loop failed before its commit, and after a restart with a fourth record only %s came out"
                .formatted(Text.of(lossy)),
            "%s came out".formatted(Text.of(complete)));
  }
}
