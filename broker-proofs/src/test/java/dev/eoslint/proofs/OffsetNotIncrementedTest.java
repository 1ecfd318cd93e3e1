package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.offsetnotincremented.Repaired;
import dev.eoslint.proofs.programs.offsetnotincremented.Wrong;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class OffsetNotIncrementedTest {

  @Test
  void aRestartReadsTheLastRecordAgain(Broker broker) {

    List<String> doubled =
        Stage.of(broker, "offset-not-incremented.wrong")
            .finishAndRestart(OffsetNotIncrementedTest::runWrong);
    List<String> once =
        Stage.of(broker, "offset-not-incremented.repaired")
            .finishAndRestart(OffsetNotIncrementedTest::runRepaired);

    assertThat(doubled).containsExactly("o1", "o2", "o2", "o3");
    assertThat(once).containsExactly("o1", "o2", "o3");
    new Proof("offset-not-incremented", Wrong.class, Repaired.class)
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
