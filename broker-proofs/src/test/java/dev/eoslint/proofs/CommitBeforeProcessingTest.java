package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.commitbeforeprocessing.Repaired;
import dev.eoslint.proofs.programs.commitbeforeprocessing.Wrong;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class CommitBeforeProcessingTest {

  @Test
  void theRecordsAreNotReadAgain(Broker broker) {

    List<String> lossy =
        Stage.of(broker, "commit-before-processing.wrong")
            .failAndRestart(CommitBeforeProcessingTest::runWrong);
    List<String> complete =
        Stage.of(broker, "commit-before-processing.repaired")
            .failAndRestart(CommitBeforeProcessingTest::runRepaired);

    assertThat(lossy).containsExactly("o1", "o4");
    assertThat(complete).containsExactly("o1", "o1", "o2", "o3", "o4");
    new Proof("commit-before-processing", Wrong.class, Repaired.class)
        .observed(
            "three records were read, the program ended at the second one, and after a restart with a fourth record the work on %s was done"
                .formatted(Text.of(lossy)),
            "that on %s was done, so that none was lost".formatted(Text.of(complete)));
  }

  private static void runWrong(
      Stage stage, UnaryOperator<String> conversion, BooleanSupplier running) {
    try (Wrong program = new Wrong(stage.brokers(), stage.group().name())) {
      program.work(stage.input().name(), stage.writing(conversion), running);
    }
  }

  private static void runRepaired(
      Stage stage, UnaryOperator<String> conversion, BooleanSupplier running) {
    try (Repaired program = new Repaired(stage.brokers(), stage.group().name())) {
      program.work(stage.input().name(), stage.writing(conversion), running);
    }
  }
}
