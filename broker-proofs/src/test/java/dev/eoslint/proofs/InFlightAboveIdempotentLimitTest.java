package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.inflightaboveidempotentlimit.Repaired;
import dev.eoslint.proofs.programs.inflightaboveidempotentlimit.Wrong;
import java.util.List;
import org.apache.kafka.common.config.ConfigException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class InFlightAboveIdempotentLimitTest {

  private static final Proof PROOF =
      new Proof("in-flight-above-idempotent-limit", Wrong.class, Repaired.class);

  @Test
  void theProducerIsNotMade(Broker broker) {
    Topic topic = broker.createTopic("in-flight-above-idempotent-limit");
    Throwable refusal = catchThrowable(() -> new Wrong(broker.bootstrapServers()).close());
    try (Repaired program = new Repaired(broker.bootstrapServers())) {
      program.record(topic.name(), "v1");
    }

    assertThat(refusal).isInstanceOf(ConfigException.class);
    assertThat(topic.committed()).containsExactly("v1");
    PROOF.observed(
        "the constructor threw a `%s`".formatted(Text.of(refusal)),
        "the producer was made, and its records were written");
  }

  @Test
  void theRecordIsWrittenTwiceByOldClients(Broker broker) {
    Clients clients = Clients.of39();
    LostAnswer lost = new LostAnswer(broker);
    List<String> doubled = lost.to("in-flight-above-idempotent-limit.wrong", clients, Wrong.class);
    List<String> once =
        lost.to("in-flight-above-idempotent-limit.repaired", clients, Repaired.class);

    assertThat(doubled).containsExactly("r1", "r2", "r2");
    assertThat(once).containsExactly("r1", "r2");
    PROOF.observedWith(
        clients,
        "the producer was made, and idempotence was off; the answer to r2 was lost, the client sent r2 again, and the topic held %s"
            .formatted(Text.of(doubled)),
        "it held %s".formatted(Text.of(once)));
  }
}
