package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.blanktransactionalid.Repaired;
import dev.eoslint.proofs.programs.blanktransactionalid.Wrong;
import org.apache.kafka.common.config.ConfigException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class BlankTransactionalIdTest {

  @Test
  void theProducerIsNotMade(Broker broker) {
    Topic topic = broker.createTopic("blank-transactional-id");
    Throwable refusal =
        catchThrowable(() -> Wrong.write(broker.bootstrapServers(), topic.name(), "v1"));
    Repaired.write(
        broker.bootstrapServers(), "blank-transactional-id.repaired", topic.name(), "v2");

    assertThat(refusal).isInstanceOf(ConfigException.class);
    assertThat(topic.committed()).containsExactly("v2", "copy of v2");
    new Proof("blank-transactional-id", Wrong.class, Repaired.class)
        .observed(
            "the constructor threw a `%s`".formatted(Text.of(refusal)),
            "the producer was made, and its records were written");
  }
}
