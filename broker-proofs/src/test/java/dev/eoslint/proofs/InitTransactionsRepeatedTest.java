package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.eoslint.proofs.programs.inittransactionsrepeated.Repaired;
import dev.eoslint.proofs.programs.inittransactionsrepeated.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class InitTransactionsRepeatedTest {

  @Test
  void theSecondBatchIsRefused(Broker broker) {
    List<List<String>> batches = List.of(List.of("o1"), List.of("o2"));
    Topic broken = broker.createTopic("init-transactions-repeated.wrong");
    Throwable refusal;
    try (Wrong program = new Wrong(broker.bootstrapServers(), "init-transactions-repeated.wrong")) {
      refusal = catchThrowable(() -> program.publish(broken.name(), batches));
    }
    Topic complete = broker.createTopic("init-transactions-repeated.repaired");
    try (Repaired program =
        new Repaired(broker.bootstrapServers(), "init-transactions-repeated.repaired")) {
      program.publish(complete.name(), batches);
    }

    assertThat(refusal).isInstanceOf(IllegalStateException.class);
    assertThat(broken.committed()).containsExactly("o1");
    assertThat(complete.committed()).containsExactly("o1", "o2");
    new Proof("init-transactions-repeated", Wrong.class, Repaired.class)
        .observed(
            "the second of two batches ended with an `%s`, and %s came out"
                .formatted(Text.of(refusal), Text.of(broken.committed())),
            "%s came out".formatted(Text.of(complete.committed())));
  }
}
