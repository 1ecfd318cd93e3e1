package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.consumercommitintransactionalloop.Repaired;
import dev.eoslint.proofs.programs.consumercommitintransactionalloop.Wrong;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class ConsumerCommitInTransactionalLoopTest {

  @Test
  void theRecordsOfAFailedTransactionAreNotReadAgain(Broker broker) {

    List<String> lossy =
        Stage.of(broker, "consumer-commit-in-transactional-loop.wrong")
            .failAndRestart(ConsumerCommitInTransactionalLoopTest::runWrong);
    List<String> complete =
        Stage.of(broker, "consumer-commit-in-transactional-loop.repaired")
            .failAndRestart(ConsumerCommitInTransactionalLoopTest::runRepaired);

    assertThat(lossy).containsExactly("o4");
    assertThat(complete).containsExactly("o1", "o2", "o3", "o4");
    new Proof("consumer-commit-in-transactional-loop", Wrong.class, Repaired.class)
        .observed(
            "three records were read, the loop failed before its commit, and after a restart with a fourth record only %s came out"
                .formatted(Text.of(lossy)),
            "%s came out".formatted(Text.of(complete)));
  }

  private static void runWrong(
      Stage stage, UnaryOperator<String> conversion, BooleanSupplier running) {
    try (Wrong program = new Wrong(stage.brokers(), stage.group().name())) {
      stage.run(program::relay, conversion, running);
    }
  }

  private static void runRepaired(
      Stage stage, UnaryOperator<String> conversion, BooleanSupplier running) {
    try (Repaired program = new Repaired(stage.brokers(), stage.group().name())) {
      stage.run(program::relay, conversion, running);
    }
  }
}
