package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.autocommitwithasyncprocessing.Repaired;
import dev.eoslint.proofs.programs.autocommitwithasyncprocessing.Wrong;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class AutoCommitWithAsyncProcessingTest {

  @Test
  void theRecordsAreLost(Broker broker) {

    Stage wrong = Stage.of(broker, "auto-commit-with-async-processing.wrong", "o1", "o2", "o3");
    runWrong(wrong, AutoCommitWithAsyncProcessingTest::outOfService, wrong.before(3));
    wrong.input().write("o4");
    runWrong(wrong, Conversion.flawless(), wrong.output().without("o4"));
    Stage repaired =
        Stage.of(broker, "auto-commit-with-async-processing.repaired", "o1", "o2", "o3");
    assertThatThrownBy(
            () ->
                runRepaired(
                    repaired, AutoCommitWithAsyncProcessingTest::outOfService, repaired.before(3)))
        .hasMessage("Not all records are processed.");
    repaired.input().write("o4");
    runRepaired(repaired, Conversion.flawless(), repaired.output().without("o4"));

    List<String> lossy = wrong.output().committed();
    List<String> complete = repaired.output().committed();
    assertThat(lossy).containsExactly("o4");
    assertThat(complete).containsExactly("o1", "o2", "o3", "o4");
    new Proof("auto-commit-with-async-processing", Wrong.class, Repaired.class)
        .observed(
            "three records were given to another thread, which came to the end of none; their offsets were committed, and after a restart with a fourth record the work on %s was done"
                .formatted(Text.of(lossy)),
            "that on %s was done".formatted(Text.of(complete)));
  }

  private static String outOfService(String value) {
    throw new IllegalStateException("no work on " + value);
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
