package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Flags that tell which way the code came. */
final class FlagConditionsTest {

  @TempDir private Path root;

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }

  private List<String> seenInClass(String members) {
    return ProbedCode.seenInClass(root, members);
  }

  @Test
  void aLocalVariableTellsWhichWayTheCodeCame() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                boolean opened = false;
                if (args.length > 0) {
                  gate.open();
                  opened = true;
                }
                if (opened) {
                  see(gate);
                } else {
                  see(gate);
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void itsNegationTellsTheOpposite() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                boolean idle = true;
                if (args.length > 0) {
                  gate.open();
                  idle = false;
                }
                if (!idle) {
                  see(gate);
                } else {
                  see(gate);
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void behindAnEarlyReturnTheOtherWayIsLeft() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                boolean opened = false;
                if (args.length > 0) {
                  gate.open();
                  opened = true;
                }
                if (!opened) {
                  return;
                }
                see(gate);
                """))
        .containsExactly("open");
  }

  @Test
  void aHandlerSetsAFlag() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                boolean failed = false;
                try {
                  gate.open();
                } catch (GateException failure) {
                  failed = true;
                }
                if (failed) {
                  see(gate);
                } else {
                  see(gate);
                }
                """))
        .containsExactly("jammed|shut", "open");
  }

  @Test
  void aFieldTellsWhichWayTheCodeCame() {
    assertThat(
            seenInClass(
                """
                private final Gate gate = new Gate();
                private boolean opened;

                public static void main(String[] args) {
                  Main main = new Main();
                  main.prepare(args);
                  main.use();
                }

                private void prepare(String[] args) {
                  this.opened = false;
                  if (args.length > 0) {
                    gate.open();
                    this.opened = true;
                  }
                }

                private void use() {
                  if (opened) {
                    see(gate);
                  }
                  if (!this.opened) {
                    see(gate);
                  }
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void aLoopGoesOnUntilItsFlagIsSet() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                boolean opened = false;
                while (!opened) {
                  try {
                    gate.open();
                    opened = true;
                  } catch (LockedException locked) {
                    look(gate);
                  }
                }
                see(gate);
                """))
        .containsExactly("shut", "open");
  }

  @Test
  void threeWaysThatMeetAreStillToldApart() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                boolean opened = false;
                boolean closed = false;
                if (args.length > 1) {
                  gate.open();
                  opened = true;
                } else if (args.length > 0) {
                  gate.close();
                  closed = true;
                }
                if (opened) {
                  see(gate);
                }
                if (closed) {
                  see(gate);
                }
                if (!opened && !closed) {
                  see(gate);
                }
                """))
        .containsExactly("open", "closed", "shut");
  }

  @Test
  void allConditionsOfAConjunctionHold() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                boolean opened = false;
                if (args.length > 0) {
                  gate.open();
                  opened = true;
                }
                if (args.length > 1 && opened) {
                  see(gate);
                }
                if (args.length > 1 || opened) {
                  see(gate);
                }
                """))
        .containsExactly("open", "open|shut");
  }

  @Test
  void noConditionOfADisjunctionHoldsBehindIt() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                boolean opened = false;
                if (args.length > 0) {
                  gate.open();
                  opened = true;
                }
                if (!opened || args.length > 1) {
                  return;
                }
                see(gate);
                """))
        .containsExactly("open");
  }

  @Test
  void aFlagThatIsAssignedAnewTellsNothingAnyMore() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                boolean opened = false;
                if (args.length > 0) {
                  gate.open();
                  opened = true;
                }
                opened = args.length > 1;
                if (opened) {
                  see(gate);
                }
                """))
        .containsExactly("open|shut");
  }

  @Test
  void aFlagOfOneCallIsNotThatOfAnother() {
    assertThat(
            seenInClass(
                """
                private static final Gate GATE = new Gate();

                public static void main(String[] args) {
                  Gate gate = new Gate();
                  run(gate, args, true);
                  boolean opened = args.length > 7;
                  if (opened) {
                    see(gate);
                  }
                }

                private static void run(Gate gate, String[] args, boolean known) {
                  boolean opened = false;
                  if (args.length > 0) {
                    gate.open();
                    opened = true;
                  }
                }
                """))
        .containsExactly("open|shut");
  }
}
