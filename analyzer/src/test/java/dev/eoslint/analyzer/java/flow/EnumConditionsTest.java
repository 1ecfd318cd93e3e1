package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Variables and fields that hold a constant of an enum. */
final class EnumConditionsTest {

  private static final String PHASE = "private enum Phase { IDLE, BUSY, OVER }\n";

  @TempDir private Path root;

  private List<String> seenInClass(String members) {
    return ProbedCode.seenInClass(root, PHASE + members);
  }

  private List<String> seenInMain(String statements) {
    return seenInClass("public static void main(String[] args) {\n" + statements + "}\n");
  }

  @Test
  void aVariableTellsWhichWayTheCodeCame() {
    assertThat(
            seenInMain(
                """
                Gate gate = new Gate();
                Phase phase = Phase.IDLE;
                if (args.length > 1) {
                  gate.open();
                  phase = Phase.BUSY;
                } else if (args.length > 0) {
                  gate.close();
                  phase = Phase.OVER;
                }
                switch (phase) {
                  case IDLE -> see(gate);
                  case BUSY -> see(gate);
                  case OVER -> see(gate);
                }
                """))
        .containsExactly("shut", "open", "closed");
  }

  @Test
  void aFieldTellsWhichWayTheCodeCame() {
    assertThat(
            seenInClass(
                """
                private final Gate gate = new Gate();
                private Phase phase;

                public static void main(String[] args) {
                  Main main = new Main();
                  main.prepare(args);
                  main.use();
                }

                private void prepare(String[] args) {
                  this.phase = Phase.IDLE;
                  if (args.length > 0) {
                    gate.open();
                    this.phase = Phase.BUSY;
                  }
                }

                private void use() {
                  if (phase == Phase.BUSY) {
                    see(gate);
                  }
                  if (this.phase != Phase.BUSY) {
                    see(gate);
                  }
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void anUnknownConstantIsTheSameEachTime() {
    assertThat(
            seenInClass(
                """
                public void run(Phase phase) {
                  Gate gate = new Gate();
                  if (phase == Phase.BUSY) {
                    gate.open();
                  }
                  if (phase == Phase.BUSY) {
                    see(gate);
                  } else if (phase == Phase.IDLE) {
                    see(gate);
                  }
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void severalWaysHaveInCommonWhatTheyAreNot() {
    assertThat(
            seenInMain(
                """
                Gate gate = new Gate();
                Phase phase = Phase.IDLE;
                if (args.length > 1) {
                  gate.open();
                  phase = Phase.BUSY;
                } else if (args.length > 0) {
                  phase = Phase.OVER;
                }
                if (phase == Phase.BUSY) {
                  see(gate);
                }
                """))
        .containsExactly("open");
  }

  @Test
  void aConstantIsNotNull() {
    assertThat(
            seenInMain(
                """
                Gate gate = new Gate();
                Phase phase = null;
                if (args.length > 0) {
                  gate.open();
                  phase = Phase.BUSY;
                }
                if (phase == Phase.BUSY) {
                  see(gate);
                } else if (phase == null) {
                  see(gate);
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void aCaseFallsIntoTheNextOne() {
    assertThat(
            seenInMain(
                """
                Gate gate = new Gate();
                Phase phase = Phase.IDLE;
                if (args.length > 0) {
                  phase = Phase.BUSY;
                }
                switch (phase) {
                  case BUSY:
                    gate.open();
                  case IDLE:
                    see(gate);
                    break;
                  default:
                    see(gate);
                }
                """))
        .containsExactly("open|shut");
  }

  @Test
  void onlyOtherConstantsPassASwitch() {
    assertThat(
            seenInMain(
                """
                Gate gate = new Gate();
                Phase phase = Phase.IDLE;
                if (args.length > 0) {
                  gate.open();
                  phase = Phase.BUSY;
                }
                switch (phase) {
                  case BUSY: return;
                  case OVER: return;
                }
                see(gate);
                """))
        .containsExactly("shut");
  }

  @Test
  void nothingPassesASwitchThatNamesAllConstants() {
    assertThat(
            seenInClass(
                """
                public void run(Phase phase) {
                  Gate gate = new Gate();
                  switch (phase) {
                    case IDLE -> see(gate);
                    case BUSY -> gate.open();
                    case OVER -> gate.open();
                  }
                  see(gate);
                }
                """))
        .containsExactly("shut", "open|shut");
  }

  @Test
  void aSwitchWithArrowsIsPassedByOtherConstants() {
    assertThat(
            seenInClass(
                """
                public void run(Phase phase) {
                  Gate gate = new Gate();
                  switch (phase) {
                    case BUSY -> gate.open();
                  }
                  see(gate);
                }
                """))
        .containsExactly("open|shut");
  }

  @Test
  void theConstantsOfALargeEnumAreNotToldApart() {
    assertThat(
            seenInClass(
                """
                private enum Letter { A, B, C, D, E, F, G }

                public static void main(String[] args) {
                  Gate gate = new Gate();
                  Letter letter = Letter.A;
                  if (args.length > 0) {
                    gate.open();
                    letter = Letter.B;
                  }
                  if (letter == Letter.B) {
                    see(gate);
                  }
                }
                """))
        .containsExactly("open|shut");
  }
}
