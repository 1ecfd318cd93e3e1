package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.cachedgroupmetadata.Repaired;
import dev.eoslint.proofs.programs.cachedgroupmetadata.Wrong;
import java.util.List;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class CachedGroupMetadataTest {

  @Test
  void aMemberThatWasRemovedCommitsAllTheSame(Broker broker) {

    Stage wrong = Stage.of(broker, "cached-group-metadata.wrong", "o1", "o2");
    wrong("first").on(wrong, wrong.replacedAt("o1", wrong("second"), 2), wrong.before(2));
    Stage repaired = Stage.of(broker, "cached-group-metadata.repaired", "o1", "o2");
    Conversion replaced = repaired.replacedAt("o1", repaired("second"), 2);
    Throwable refusal =
        catchThrowable(() -> repaired("first").on(repaired, replaced, repaired.before(2)));

    List<String> doubled = wrong.output().committed();
    List<String> once = repaired.output().committed();
    assertThat(doubled).containsExactly("o1", "o2", "o1", "o2");
    assertThat(refusal).isInstanceOf(CommitFailedException.class);
    assertThat(once).containsExactly("o1", "o2");
    new Proof("cached-group-metadata", Wrong.class, Repaired.class)
        .observed(
            "a member was removed from its group while it held o1 and o2, another one relayed both, and the first could still commit; %s came out"
                .formatted(Text.of(doubled)),
            "the first got a `%s`, and %s came out".formatted(Text.of(refusal), Text.of(once)));
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
