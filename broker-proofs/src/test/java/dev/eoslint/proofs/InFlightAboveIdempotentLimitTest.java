package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.inflightaboveidempotentlimit.Repaired;
import dev.eoslint.proofs.programs.inflightaboveidempotentlimit.Wrong;
import org.apache.kafka.common.config.ConfigException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class InFlightAboveIdempotentLimitTest {

  @Test
  void theProducerIsNotMade(Broker broker) {

    Topic topic = broker.createTopic("in-flight-above-idempotent-limit");
    Throwable refusal =
        catchThrowable(() -> Wrong.write(broker.bootstrapServers(), topic.name(), "v1"));
    Repaired.write(broker.bootstrapServers(), topic.name(), "v2");

    assertThat(refusal).isInstanceOf(ConfigException.class);
    assertThat(topic.committed()).containsExactly("v2");
    new Proof("in-flight-above-idempotent-limit", Wrong.class, Repaired.class)
        .observed(
            "the constructor threw a `%s`".formatted(Text.of(refusal)),
            "the producer was made, and its records were written");
  }
}
