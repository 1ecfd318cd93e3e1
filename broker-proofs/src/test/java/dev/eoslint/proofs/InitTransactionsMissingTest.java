package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.inittransactionsmissing.Repaired;
import dev.eoslint.proofs.programs.inittransactionsmissing.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class InitTransactionsMissingTest {

  @Test
  void nothingCanBegin(Broker broker) {
    Topic topic = broker.createTopic("init-transactions-missing");
    Throwable refusal;
    try (Wrong program = new Wrong(broker.bootstrapServers(), "init-transactions-missing.wrong")) {
      refusal = catchThrowable(() -> program.publish(topic.name(), List.of("w1")));
    }
    try (Repaired program =
        new Repaired(broker.bootstrapServers(), "init-transactions-missing.repaired")) {
      program.publish(topic.name(), List.of("r1"));
    }

    assertThat(refusal).isInstanceOf(IllegalStateException.class);
    assertThat(topic.committed()).containsExactly("r1");
    new Proof("init-transactions-missing", Wrong.class, Repaired.class)
        .observed(
            "`beginTransaction` threw an `%s`".formatted(Text.of(refusal)),
            "the transaction was committed");
  }
}
