package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.randomtransactionalid.Repaired;
import dev.eoslint.proofs.programs.randomtransactionalid.Wrong;
import java.util.List;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class RandomTransactionalIdTest {

  @Test
  void thePredecessorIsNotFenced(Broker broker) {
    Topic doubledTopic = broker.createTopic("random-transactional-id.wrong");
    try (Wrong first = new Wrong(broker.bootstrapServers(), "random-transactional-id.wrong")) {
      first.publish(doubledTopic.name(), lazily(() -> restartWrong(doubledTopic, broker)));
    }
    Topic topic = broker.createTopic("random-transactional-id.repaired");
    try (Repaired first =
        new Repaired(broker.bootstrapServers(), "random-transactional-id.repaired")) {
      Iterable<String> parcels = lazily(() -> restartRepaired(topic, broker));
      assertThatThrownBy(() -> first.publish(topic.name(), parcels))
          .isInstanceOfAny(InvalidProducerEpochException.class, ProducerFencedException.class);
    }

    List<String> doubled = doubledTopic.committed();
    List<String> once = topic.committed();
    assertThat(doubled).containsExactlyInAnyOrder("p1", "p2", "p1", "p2");
    assertThat(once).containsExactly("p1", "p2");
    List<String> leaked = broker.transactionalIds("random-transactional-id.wrong");
    List<String> kept = broker.transactionalIds("random-transactional-id.repaired");
    assertThat(leaked).hasSize(2);
    assertThat(kept).hasSize(1);
    new Proof("random-transactional-id", Wrong.class, Repaired.class)
        .observed(
            "a second start took over while the first was in a transaction; the first could still commit, each parcel came out %d times, and 2 starts left %d ids behind"
                .formatted(doubled.size() / once.size(), leaked.size()),
            "the first was fenced, each parcel came out once, and there was %d id"
                .formatted(kept.size()));
  }

  private static Iterable<String> lazily(Runnable takeover) {
    return Conversion.lazily(Conversion.meeting("p2", takeover), "p1", "p2");
  }

  private static void restartWrong(Topic topic, Broker broker) {
    try (Wrong second = new Wrong(broker.bootstrapServers(), "random-transactional-id.wrong")) {
      second.publish(topic.name(), List.of("p1", "p2"));
    }
  }

  private static void restartRepaired(Topic topic, Broker broker) {
    try (Repaired second =
        new Repaired(broker.bootstrapServers(), "random-transactional-id.repaired")) {
      second.publish(topic.name(), List.of("p1", "p2"));
    }
  }
}
