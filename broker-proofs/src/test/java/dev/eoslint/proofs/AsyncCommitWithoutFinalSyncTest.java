package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.asynccommitwithoutfinalsync.Repaired;
import dev.eoslint.proofs.programs.asynccommitwithoutfinalsync.Wrong;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(BrokerExtension.class)
final class AsyncCommitWithoutFinalSyncTest {

  private static final Run WRONG = Run.working(Wrong::new, program -> program::work);
  private static final Run REPAIRED = Run.working(Repaired::new, program -> program::work);

  @Test
  void aCommitThatIsLostIsNotRepeated(Broker broker) {

    List<String> doubled =
        run(WRONG, broker.line(), Stage.of(broker, "async-commit-without-final-sync.wrong"));
    List<String> once =
        run(REPAIRED, broker.line(), Stage.of(broker, "async-commit-without-final-sync.repaired"));

    assertThat(doubled).containsExactly("o1", "o1", "o2");
    assertThat(once).containsExactly("o1", "o2");
    new Proof("async-commit-without-final-sync", Wrong.class, Repaired.class)
        .observed(
            "the connection broke while the commit of o1 was on its way, and the loop ended; after a restart with a second record the work on %s was done"
                .formatted(Text.of(doubled)),
            "that on %s was done".formatted(Text.of(once)));
  }

  private static List<String> run(Run program, Line line, Stage stage) {
    stage.input().write("o1");
    Conversion lastOfItsConnection = Conversion.meeting("o1", line::holdRequests);
    program.on(stage.over(line), lastOfItsConnection, untilItBreaks(line, stage));
    // Without a connection the consumer could not leave the group: a new start would wait for it.
    stage.group().evictMembers();
    stage.input().write("o2");
    program.on(stage, Conversion.flawless(), stage.output().without("o2"));
    return stage.output().committed();
  }

  /** Tells a loop to go on until the work on o1 is done, and breaks its connection then. */
  private static BooleanSupplier untilItBreaks(Line line, Stage stage) {
    BooleanSupplier working = stage.output().without("o1");
    return () -> {
      if (working.getAsBoolean()) {
        return true;
      }
      line.hangUp();
      return false;
    };
  }
}
