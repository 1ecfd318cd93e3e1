package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.failureskippedthencommitted.Repaired;
import dev.eoslint.proofs.programs.failureskippedthencommitted.Wrong;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class FailureSkippedThenCommittedTest {

  @Test
  void theRecordIsLost(Broker broker) {

    Stage wrong = Stage.of(broker, "failure-skipped-then-committed.wrong", "o1", "o2", "o3");
    runWrong(wrong, Conversion.failingOnceAt("o2"), wrong.before(3));
    wrong.input().write("o4");
    runWrong(wrong, Conversion.flawless(), wrong.before(4));
    List<String> lossy = wrong.output().committed();
    List<String> complete =
        Stage.of(broker, "failure-skipped-then-committed.repaired")
            .failAndRestart(FailureSkippedThenCommittedTest::runRepaired);

    assertThat(lossy).containsExactly("o1", "o3", "o4");
    assertThat(complete).containsExactly("o1", "o1", "o2", "o3", "o4");
    new Proof("failure-skipped-then-committed", Wrong.class, Repaired.class)
        .observed(
            "three records were read, the work on the second failed once, and after a restart with a fourth record the work on %s was done"
                .formatted(Text.of(lossy)),
            "the failure ended the program, and after the restart that on %s was done, so that none was lost"
                .formatted(Text.of(complete)));
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
