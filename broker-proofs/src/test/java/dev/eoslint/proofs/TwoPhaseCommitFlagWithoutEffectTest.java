package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.twophasecommitflagwithouteffect.Repaired;
import dev.eoslint.proofs.programs.twophasecommitflagwithouteffect.Wrong;
import org.apache.kafka.common.config.ConfigException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class TwoPhaseCommitFlagWithoutEffectTest {

  @Test
  void theProducerIsNotMade(Broker broker) {
    Topic topic = broker.createTopic("two-phase-commit-flag-without-effect");
    Throwable refusal =
        catchThrowable(
            () ->
                Wrong.write(
                    broker.bootstrapServers(),
                    "two-phase-commit-flag-without-effect.wrong",
                    topic.name(),
                    "v1"));
    Repaired.write(
        broker.bootstrapServers(),
        "two-phase-commit-flag-without-effect.repaired",
        topic.name(),
        "v2");

    assertThat(refusal).isInstanceOf(ConfigException.class);
    assertThat(topic.committed()).containsExactly("v2", "copy of v2");
    new Proof("two-phase-commit-flag-without-effect", Wrong.class, Repaired.class)
        .observed(
            "beside `transaction.timeout.ms` the constructor threw a `%s`"
                .formatted(Text.of(refusal)),
            "the producer was made, and its records were written");
  }
}
