package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.abortwithoutrewind.Repaired;
import dev.eoslint.proofs.programs.abortwithoutrewind.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class AbortWithoutRewindTest {

  private static final Run WRONG = Run.relaying(Wrong::new, program -> program::relay);
  private static final Run REPAIRED = Run.relaying(Repaired::new, program -> program::relay);

  private static final String[] ORDERS = {"o1", "o2", "o3", "o4", "o5", "o6"};

  @Test
  void theBatchOfTheAbortedTransactionIsLost(Broker broker) {

    Stage wrong = Stage.of(broker, "abort-without-rewind.wrong", ORDERS);
    WRONG.on(wrong, Conversion.failingOnceAt("o3"), wrong.before(ORDERS.length));
    Stage repaired = Stage.of(broker, "abort-without-rewind.repaired", ORDERS);
    REPAIRED.on(repaired, Conversion.failingOnceAt("o3"), repaired.before(ORDERS.length));

    List<String> lossy = wrong.output().committed();
    List<String> complete = repaired.output().committed();
    assertThat(lossy).containsExactly("o1", "o2", "o5", "o6");
    assertThat(complete).containsExactly(ORDERS);
    new Proof("abort-without-rewind", Wrong.class, Repaired.class)
        .observed(
            "of the records %s, read in batches of two with one failure, %s came out, and the group stood at offset %d"
                .formatted(Text.of(ORDERS), Text.of(lossy), wrong.group().offset(wrong.input())),
            "%s came out".formatted(Text.of(complete)));
  }
}
