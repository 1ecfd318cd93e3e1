package dev.eoslint.proofs;

import dev.eoslint.proofs.OverlappingInstances.Instance;
import dev.eoslint.proofs.programs.fixedtransactionalidwithreplicas.Repaired;
import dev.eoslint.proofs.programs.fixedtransactionalidwithreplicas.Wrong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class FixedTransactionalIdWithReplicasTest {

  private static final Proof PROOF =
      new Proof("fixed-transactional-id-with-replicas", Wrong.class, Repaired.class);

  @Test
  void theSecondInstanceFencesTheFirst(Broker broker) {
    String brokers = broker.bootstrapServers();
    new OverlappingInstances(broker, PROOF)
        .show(
            wrong(brokers),
            repaired(brokers, "fixed-transactional-id-with-replicas.0"),
            repaired(brokers, "fixed-transactional-id-with-replicas.1"));
  }

  private static Instance wrong(String brokers) {
    return (topic, items) -> {
      try (Wrong program = new Wrong(brokers)) {
        program.bill(topic, items);
      }
    };
  }

  private static Instance repaired(String brokers, String instance) {
    return (topic, items) -> {
      try (Repaired program = new Repaired(brokers, instance)) {
        program.bill(topic, items);
      }
    };
  }
}
