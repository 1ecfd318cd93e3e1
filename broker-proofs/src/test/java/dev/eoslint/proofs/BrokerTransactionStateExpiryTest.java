package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.brokertransactionstateexpiry.Program;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.common.errors.InvalidPidMappingException;
import org.junit.jupiter.api.Test;

final class BrokerTransactionStateExpiryTest {

  @Test
  void theProducerIsForgotten() {
    Throwable failure;
    try (Broker broker = Broker.start(Repository.serverPropertiesOf(Program.class, "wrong"))) {
      Topic topic = broker.createTopic("broker-transaction-state-expiry");
      try (Program program = new Program(broker.bootstrapServers(), "1")) {
        program.settle(topic.name(), List.of("s1"));
        Until.holds("the id is forgotten", () -> broker.transactionalIds("").isEmpty());
        failure = catchThrowable(() -> program.settle(topic.name(), List.of("s2")));
      }
    }
    List<String> written;
    try (Broker broker = Broker.start(Repository.serverPropertiesOf(Program.class, "repaired"))) {
      Topic topic = broker.createTopic("broker-transaction-state-expiry");
      try (Program program = new Program(broker.bootstrapServers(), "1")) {
        program.settle(topic.name(), List.of("s1"));
        Until.passed(Duration.ofSeconds(2));
        program.settle(topic.name(), List.of("s2"));
      }
      written = topic.committed();
    }

    assertThat(failure).isInstanceOf(InvalidPidMappingException.class);
    assertThat(written).containsExactly("s1", "s2");
    new Proof("broker-transaction-state-expiry", Program.class, Program.class)
        .observed(
            "with `transactional.id.expiration.ms=1000` a producer was idle until the coordinator forgot it; its next transaction failed with an `%s`"
                .formatted(Text.of(failure)),
            "with `transactional.id.expiration.ms=604800000` the next transaction was committed");
  }
}
