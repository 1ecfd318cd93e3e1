package dev.eoslint.proofs;

import dev.eoslint.proofs.programs.cachedgroupmetadata.Repaired;
import dev.eoslint.proofs.programs.cachedgroupmetadata.Wrong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class CachedGroupMetadataTest {

  private static final Proof PROOF =
      new Proof("cached-group-metadata", Wrong.class, Repaired.class);

  @Test
  void aMemberThatWasRemovedCommitsAllTheSame(Broker broker) {
    new RemovedMember(broker, PROOF)
        .show(CachedGroupMetadataTest::wrong, CachedGroupMetadataTest::repaired);
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
