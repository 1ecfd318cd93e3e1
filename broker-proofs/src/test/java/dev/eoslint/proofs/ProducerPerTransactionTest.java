package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.producerpertransaction.Repaired;
import dev.eoslint.proofs.programs.producerpertransaction.Wrong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class ProducerPerTransactionTest {

  private static final Run WRONG = Run.relaying(Wrong::new, program -> program::relay);
  private static final Run REPAIRED = Run.relaying(Repaired::new, program -> program::relay);

  @Test
  void eachProducerRaisesTheEpochOfTheId(Broker broker) {

    int raised = epochAfter(broker, WRONG, "producer-per-transaction.wrong");
    int raisedWithRepair = epochAfter(broker, REPAIRED, "producer-per-transaction.repaired");

    assertThat(raised).isEqualTo(5);
    assertThat(raisedWithRepair).isEqualTo(3);
    new Proof("producer-per-transaction", Wrong.class, Repaired.class)
        .observed(
            "three records were relayed, each in a transaction of its own; the coordinator raised the epoch of the id %d times, with each commit and for each further producer"
                .formatted(raised),
            "it did so %d times, with each commit".formatted(raisedWithRepair));
  }

  private static int epochAfter(Broker broker, Run program, String name) {
    Stage stage = Stage.of(broker, name, "o1", "o2", "o3");
    program.on(stage, Conversion.flawless(), stage.before(3));
    assertThat(stage.output().committed()).containsExactly("o1", "o2", "o3");
    return broker.epoch(broker.transactionalIds(name).get(0));
  }
}
