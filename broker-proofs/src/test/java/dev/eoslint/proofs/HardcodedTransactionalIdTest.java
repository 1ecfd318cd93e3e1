package dev.eoslint.proofs;

import dev.eoslint.proofs.OverlappingInstances.Instance;
import dev.eoslint.proofs.programs.hardcodedtransactionalid.Repaired;
import dev.eoslint.proofs.programs.hardcodedtransactionalid.Wrong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class HardcodedTransactionalIdTest {

  private static final Proof PROOF =
      new Proof("hardcoded-transactional-id", Wrong.class, Repaired.class);

  @Test
  void theSecondInstanceFencesTheFirst(Broker broker) {
    String brokers = broker.bootstrapServers();
    new OverlappingInstances(broker, PROOF)
        .show(
            wrong(brokers),
            repaired(brokers, "hardcoded-transactional-id.0"),
            repaired(brokers, "hardcoded-transactional-id.1"));
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
