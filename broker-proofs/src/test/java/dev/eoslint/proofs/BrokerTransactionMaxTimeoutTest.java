package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.brokertransactionmaxtimeout.Repaired;
import dev.eoslint.proofs.programs.brokertransactionmaxtimeout.Wrong;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.common.KafkaException;
import org.junit.jupiter.api.Test;

final class BrokerTransactionMaxTimeoutTest {

  @Test
  void theCoordinatorRefuses() {
    Properties settings = Repository.serverPropertiesOf(Wrong.class, "");
    Throwable refusal;
    List<String> written;
    try (Broker broker = Broker.start(settings)) {
      Topic topic = broker.createTopic("broker-transaction-max-timeout");
      refusal = catchThrowable(() -> new Wrong(broker.bootstrapServers(), "wrong").close());
      try (Repaired program = new Repaired(broker.bootstrapServers(), "repaired")) {
        program.settle(topic.name(), List.of("s1", "s2"));
      }
      written = topic.committed();
    }

    assertThat(refusal).isInstanceOf(KafkaException.class);
    assertThat(written).containsExactly("s1", "s2");
    new Proof("broker-transaction-max-timeout", Wrong.class, Repaired.class)
        .observed(
            "the broker allowed 30000 milliseconds, the producer had its default of 60000; `initTransactions` threw a `%s`"
                .formatted(Text.of(refusal)),
            "the producer asked for 20000, and the transaction was committed");
  }
}
