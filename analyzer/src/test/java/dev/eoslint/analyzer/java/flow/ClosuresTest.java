package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.Probe;
import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ClosuresTest {

  @TempDir private Path root;

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }

  private Probe run(String statements) {
    return ProbedCode.in(root).withMain(statements).run();
  }

  @Test
  void whatRunsAtOnceHasRunBehindTheCall() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                now(() -> gate.open());
                see(gate);
                """))
        .containsExactly("open");
  }

  @Test
  void whatMayRunHasPerhapsRunBehindTheCall() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                maybe(() -> gate.open());
                see(gate);
                """))
        .containsExactly("open|shut");
  }

  @Test
  void whatRunsOftenMeetsWhatItLeft() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                often(() -> {
                  see(gate);
                  gate.open();
                });
                see(gate);
                """))
        .containsExactly("shut", "open", "open|shut");
  }

  @Test
  void whatRunsElsewhereChangesNothingHere() {
    Probe probe =
        run(
            """
            Gate gate = new Gate();
            later(() -> {
              gate.open();
              see(gate);
            });
            see(gate);
            """);

    assertThat(probe.values()).containsExactly("open", "shut");
    assertThat(probe.sightings()).extracting(Probe.Sighting::detachments).containsExactly(1, 0);
  }

  @Test
  void exceptionsOfWhatRunsAtOnceAreCaughtAroundTheCall() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  now(() -> gate.open());
                } catch (JammedException jammed) {
                  look(gate);
                }
                """))
        .containsExactly("jammed");
  }

  @Test
  void exceptionsOfWhatRunsElsewhereAreNotCaughtHere() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  later(() -> gate.open());
                } catch (JammedException jammed) {
                  look(gate);
                }
                """))
        .containsExactly("unseen");
  }

  @Test
  void anExceptionThatAClosureAlwaysThrowsEndsThePath() {
    assertThat(
            seen(
                """
                try {
                  now(() -> {
                    throw new IOException("closed");
                  });
                  see("never");
                } catch (IOException failure) {
                  see("caught");
                }
                """))
        .containsExactly("caught");
  }

  @Test
  void theVariablesAroundTheCallAreThereAgainInTheHandler() {
    assertThat(
            seen(
                """
                String name = "outer";
                try {
                  now(() -> {
                    String name2 = "inner";
                    prepare();
                  });
                } catch (Exception failure) {
                  look(name);
                }
                """))
        .containsExactly("outer");
  }

  @Test
  void aTaskEndsOnItsOwnThread() {
    assertThat(
            run("""
            Gate gate = new Gate();
            later(() -> {
              gate.open();
              prepare();
              gate.close();
            });
            see(gate);
            """)
                .gates()
                .ends())
        .containsExactlyInAnyOrder("1:open by java.lang.RuntimeException", "1:closed", "shut");
  }

  @Test
  void anExecutionEndsInTheStateThatItLeaves() {
    assertThat(
            run("""
            Gate gate = new Gate();
            gate.open();
            see(gate);
            gate.shut();
            """)
                .gates()
                .ends())
        .containsExactlyInAnyOrder("open by java.lang.RuntimeException", "shut");
  }

  @Test
  void exceptionsThatLeaveNothingUnfinishedAreNotTold() {
    assertThat(
            run("""
            Gate gate = new Gate();
            see(gate);
            gate.open();
            """)
                .gates()
                .ends())
        .containsExactly("open");
  }

  @Test
  void anExecutionThatOnlyThrowsDoesNotEndNormally() {
    assertThat(
            run("""
            Gate gate = new Gate();
            gate.open();
            see(gate);
            throw new IllegalStateException("stuck");
            """)
                .gates()
                .ends())
        .contains("open by java.lang.IllegalStateException")
        .doesNotContain("open");
  }
}
