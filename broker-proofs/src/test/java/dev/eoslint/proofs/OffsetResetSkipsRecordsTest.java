package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.offsetresetskipsrecords.Repaired;
import dev.eoslint.proofs.programs.offsetresetskipsrecords.Wrong;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class OffsetResetSkipsRecordsTest {

  private static final Run WRONG = Run.working(Wrong::new, program -> program::work);
  private static final Run REPAIRED = Run.working(Repaired::new, program -> program::work);

  @Test
  void recordsFromBeforeAStartWithoutOffsetsAreNotRead(Broker broker) {

    List<String> lossy = run(WRONG, Stage.of(broker, "offset-reset-skips-records.wrong"));
    List<String> complete = run(REPAIRED, Stage.of(broker, "offset-reset-skips-records.repaired"));

    assertThat(lossy).containsExactly("o2", "o4");
    assertThat(complete).containsExactly("o1", "o2", "o1", "o2", "o3", "o4");
    new Proof("offset-reset-skips-records", Wrong.class, Repaired.class)
        .observed(
            "o1 was written before the first start, and o3 after a stop in which the group lost its offsets, as it does when they expire; the work on %s was done"
                .formatted(Text.of(lossy)),
            "that on %s was done, so that none was lost".formatted(Text.of(complete)));
  }

  private static List<String> run(Run program, Stage stage) {
    startBetween("o1", "o2", program, stage);
    stage.group().forget();
    startBetween("o3", "o4", program, stage);
    return stage.output().committed();
  }

  /** Writes a record, starts the program, and stops it when it had the chance to read another. */
  private static void startBetween(String before, String after, Run program, Stage stage) {
    stage.input().write(before);
    program.on(stage, Conversion.flawless(), stage.before(stage.input().end()));
    stage.input().write(after);
    program.on(stage, Conversion.flawless(), stage.before(stage.input().end()));
  }
}
