package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.idempotenceconfigconflict.Repaired;
import dev.eoslint.proofs.programs.idempotenceconfigconflict.Wrong;
import org.apache.kafka.common.config.ConfigException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class IdempotenceConfigConflictTest {

  @Test
  void theProducerIsNotMade(Broker broker) {
    Topic topic = broker.createTopic("idempotence-config-conflict");
    Throwable refusal =
        catchThrowable(() -> Wrong.write(broker.bootstrapServers(), topic.name(), "v1"));
    Repaired.write(broker.bootstrapServers(), topic.name(), "v2");

    assertThat(refusal).isInstanceOf(ConfigException.class);
    assertThat(topic.committed()).containsExactly("v2");
    new Proof("idempotence-config-conflict", Wrong.class, Repaired.class)
        .observed(
            "the constructor threw a `%s`".formatted(Text.of(refusal)),
            "the producer was made, and its records were written");
  }
}
