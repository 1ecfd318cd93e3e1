package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.abortwithoutrewind.Repaired;
import dev.eoslint.proofs.programs.abortwithoutrewind.Wrong;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class AbortWithoutRewindTest {

  private static final String[] ORDERS = {"o1", "o2", "o3", "o4", "o5", "o6"};

  @Test
  void theBatchOfTheAbortedTransactionIsLost(Broker broker) {

    Stage wrong = Stage.of(broker, "abort-without-rewind.wrong", ORDERS);
    runWrong(wrong, Conversion.failingOnceAt("o3"), wrong.before(ORDERS.length));
    Stage repaired = Stage.of(broker, "abort-without-rewind.repaired", ORDERS);
    runRepaired(repaired, Conversion.failingOnceAt("o3"), repaired.before(ORDERS.length));

    List<String> lossy = wrong.output().committed();
    List<String> complete = repaired.output().committed();
    assertThat(lossy).containsExactly("o1", "o2", "o5", "o6");
    assertThat(complete).containsExactly(ORDERS);
    new Proof("abort-without-rewind", Wrong.class, Repaired.class)
        .observed(
            "of the records %s, read in batches of two with one failure, %s came out, and the group stood at offset %d"
                .formatted(Text.of(ORDERS), Text.of(lossy), wrong.group().offset(wrong.input())),
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
