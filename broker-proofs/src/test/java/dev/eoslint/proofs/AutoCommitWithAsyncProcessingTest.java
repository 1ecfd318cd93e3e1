package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.eoslint.proofs.programs.autocommitwithasyncprocessing.Repaired;
import dev.eoslint.proofs.programs.autocommitwithasyncprocessing.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class AutoCommitWithAsyncProcessingTest {

  private static final Run WRONG = Run.working(Wrong::new, program -> program::work);
  private static final Run REPAIRED = Run.working(Repaired::new, program -> program::work);

  @Test
  void theRecordsAreLost(Broker broker) {

    Stage wrong = Stage.of(broker, "auto-commit-with-async-processing.wrong", "o1", "o2", "o3");
    WRONG.on(wrong, AutoCommitWithAsyncProcessingTest::outOfService, wrong.before(3));
    wrong.input().write("o4");
    WRONG.on(wrong, Conversion.flawless(), wrong.output().without("o4"));
    Stage repaired =
        Stage.of(broker, "auto-commit-with-async-processing.repaired", "o1", "o2", "o3");
    assertThatThrownBy(
            () ->
                REPAIRED.on(
                    repaired, AutoCommitWithAsyncProcessingTest::outOfService, repaired.before(3)))
        .hasMessage("Not all records are processed.");
    repaired.input().write("o4");
    REPAIRED.on(repaired, Conversion.flawless(), repaired.output().without("o4"));

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
}
