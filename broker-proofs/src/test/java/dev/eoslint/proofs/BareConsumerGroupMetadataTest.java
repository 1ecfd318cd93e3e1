package dev.eoslint.proofs;

import dev.eoslint.proofs.programs.bareconsumergroupmetadata.Repaired;
import dev.eoslint.proofs.programs.bareconsumergroupmetadata.Wrong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class BareConsumerGroupMetadataTest {

  private static final Proof PROOF =
      new Proof("bare-consumer-group-metadata", Wrong.class, Repaired.class);

  @Test
  void aMemberThatWasRemovedCommitsAllTheSame(Broker broker) {
    new RemovedMember(broker, PROOF)
        .show(BareConsumerGroupMetadataTest::wrong, BareConsumerGroupMetadataTest::repaired);
  }

  private static Run wrong(String instance) {
    return Run.relaying(
        (brokers, group) -> new Wrong(brokers, group, instance), program -> program::relay);
  }

  private static Run repaired(String instance) {
    return Run.relaying(
        (brokers, group) -> new Repaired(brokers, group, instance), program -> program::relay);
  }
}
