package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.hardcodedtransactionalid.Repaired;
import dev.eoslint.proofs.programs.hardcodedtransactionalid.Wrong;
import java.util.List;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class HardcodedTransactionalIdTest {

  @Test
  void theSecondInstanceFencesTheFirst(Broker broker) {
    Topic half = broker.createTopic("hardcoded-transactional-id.wrong");
    try (Wrong first = new Wrong(broker.bootstrapServers())) {
      Iterable<String> items = items(() -> startWrong(broker, half));
      assertThatThrownBy(() -> first.bill(half.name(), items))
          .isInstanceOfAny(InvalidProducerEpochException.class, ProducerFencedException.class);
    }
    Topic whole = broker.createTopic("hardcoded-transactional-id.repaired");
    try (Repaired first = new Repaired(broker.bootstrapServers(), "hardcoded-transactional-id.0")) {
      first.bill(whole.name(), items(() -> startRepaired(broker, whole)));
    }

    List<String> lossy = half.committed();
    List<String> complete = whole.committed();
    assertThat(lossy).containsExactly("b1");
    assertThat(complete).containsExactlyInAnyOrder("a1", "a2", "b1");
    new Proof("hardcoded-transactional-id", Wrong.class, Repaired.class)
        .observed(
            "one instance was in a transaction with a1 and a2 when another one started and wrote b1; the first was fenced, and %s came out"
                .formatted(Text.of(lossy)),
            "%s came out".formatted(Text.of(complete.stream().sorted().toList())));
  }

  private static Iterable<String> items(Runnable start) {
    return Conversion.lazily(Conversion.meeting("a2", start), "a1", "a2");
  }

  private static void startWrong(Broker broker, Topic topic) {
    try (Wrong second = new Wrong(broker.bootstrapServers())) {
      second.bill(topic.name(), List.of("b1"));
    }
  }

  private static void startRepaired(Broker broker, Topic topic) {
    try (Repaired second =
        new Repaired(broker.bootstrapServers(), "hardcoded-transactional-id.1")) {
      second.bill(topic.name(), List.of("b1"));
    }
  }
}
