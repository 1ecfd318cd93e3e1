package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.deliverytimeouttoosmall.Repaired;
import dev.eoslint.proofs.programs.deliverytimeouttoosmall.Wrong;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.config.ConfigException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class DeliveryTimeoutTooSmallTest {

  @Test
  void theProducerIsNotMade(Broker broker) {
    Topic topic = broker.createTopic("delivery-timeout-too-small");
    Throwable refusal =
        catchThrowable(() -> Wrong.write(broker.bootstrapServers(), topic.name(), "v1"));
    Repaired.write(broker.bootstrapServers(), topic.name(), "v2");

    assertThat(refusal)
        .isInstanceOf(KafkaException.class)
        .hasCauseInstanceOf(ConfigException.class);
    assertThat(topic.committed()).containsExactly("v2");
    new Proof("delivery-timeout-too-small", Wrong.class, Repaired.class)
        .observed(
            "the constructor threw a `%s`, caused by a `%s`"
                .formatted(Text.of(refusal), Text.ofCause(refusal)),
            "the producer was made, and its records were written");
  }
}
