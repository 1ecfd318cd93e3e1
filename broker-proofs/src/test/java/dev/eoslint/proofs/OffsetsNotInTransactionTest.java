package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.offsetsnotintransaction.Repaired;
import dev.eoslint.proofs.programs.offsetsnotintransaction.Wrong;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class OffsetsNotInTransactionTest {

  @Test
  void aRestartReadsEverythingAgain(Broker broker) {

    List<String> doubled =
        Stage.of(broker, "offsets-not-in-transaction.wrong")
            .finishAndRestart(OffsetsNotInTransactionTest::runWrong);
    List<String> once =
        Stage.of(broker, "offsets-not-in-transaction.repaired")
            .finishAndRestart(OffsetsNotInTransactionTest::runRepaired);

    assertThat(doubled).containsExactly("o1", "o2", "o1", "o2", "o3");
    assertThat(once).containsExactly("o1", "o2", "o3");
    new Proof("offsets-not-in-transaction", Wrong.class, Repaired.class)
        .observed(
            "o1 and o2 were relayed, and after a restart o3 as well; %s came out"
                .formatted(Text.of(doubled)),
            "%s came out".formatted(Text.of(once)));
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
