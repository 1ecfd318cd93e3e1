package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.invalidguaranteevalue.Repaired;
import dev.eoslint.proofs.programs.invalidguaranteevalue.Wrong;
import java.util.List;
import org.apache.kafka.common.config.ConfigException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class InvalidGuaranteeValueTest {

  @Test
  void theConsumerIsNotMade(Broker broker) {
    Topic topic = broker.createTopic("invalid-guarantee-value");
    topic.writeAndAbort("a1");
    topic.write("c1");
    Throwable refusal =
        catchThrowable(
            () ->
                Wrong.follow(
                    broker.bootstrapServers(),
                    "invalid-guarantee-value.wrong",
                    topic.name(),
                    "c1"));
    List<String> repaired =
        Repaired.follow(
            broker.bootstrapServers(), "invalid-guarantee-value.repaired", topic.name(), "c1");

    assertThat(refusal).isInstanceOf(ConfigException.class);
    assertThat(repaired).containsExactly("c1");
    new Proof("invalid-guarantee-value", Wrong.class, Repaired.class)
        .observed(
            "with `isolation.level=READ_COMMITTED` the constructor threw a `%s`"
                .formatted(Text.of(refusal)),
            "the consumer was made, and read %s but no record of an aborted transaction"
                .formatted(Text.of(repaired)));
  }
}
