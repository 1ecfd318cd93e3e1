package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.offsetsforforeigngroup.Repaired;
import dev.eoslint.proofs.programs.offsetsforforeigngroup.Wrong;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class OffsetsForForeignGroupTest {

  @Test
  void theGroupOfTheReaderNeverMoves(Broker broker) {

    Stage wrong = stage(broker, "offsets-for-foreign-group.wrong");
    List<String> doubled = wrong.finishAndRestart(OffsetsForForeignGroupTest::runWrong);
    Stage repaired = stage(broker, "offsets-for-foreign-group.repaired");
    List<String> once = repaired.finishAndRestart(OffsetsForForeignGroupTest::runRepaired);

    long own = wrong.group().offset(wrong.input());
    long foreign = broker.group(wrong.group().name() + "-controls").offset(wrong.input());
    assertThat(doubled).containsExactly("o1", "o2", "o1", "o2", "o3");
    assertThat(once).containsExactly("o1", "o2", "o3");
    new Proof("offsets-for-foreign-group", Wrong.class, Repaired.class)
        .observed(
            "o1 and o2 were relayed, and after a restart o3 as well; %s came out, the other group stood at offset %d and that of the reader at %d"
                .formatted(Text.of(doubled), foreign, own),
            "%s came out, and the group of the reader stood at offset %d"
                .formatted(Text.of(once), repaired.group().offset(repaired.input())));
  }

  private static Stage stage(Broker broker, String name) {
    Stage stage = Stage.of(broker, name);
    broker.createTopic(stage.output().name() + "-controls");
    return stage;
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
