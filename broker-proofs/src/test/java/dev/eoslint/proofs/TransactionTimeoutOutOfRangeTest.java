package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.transactiontimeoutoutofrange.Repaired;
import dev.eoslint.proofs.programs.transactiontimeoutoutofrange.Wrong;
import org.apache.kafka.common.KafkaException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class TransactionTimeoutOutOfRangeTest {

  @Test
  void theCoordinatorRefuses(Broker broker) {
    Topic topic = broker.createTopic("transaction-timeout-out-of-range");
    Throwable refusal =
        catchThrowable(
            () ->
                Wrong.write(
                    broker.bootstrapServers(),
                    "transaction-timeout-out-of-range.wrong",
                    topic.name(),
                    "v1"));
    Repaired.write(
        broker.bootstrapServers(), "transaction-timeout-out-of-range.repaired", topic.name(), "v2");

    assertThat(refusal).isInstanceOf(KafkaException.class);
    assertThat(topic.committed()).containsExactly("v2", "copy of v2");
    new Proof("transaction-timeout-out-of-range", Wrong.class, Repaired.class)
        .observed(
            "`initTransactions` threw a `%s`".formatted(Text.of(refusal)),
            "the transaction was committed");
  }
}
