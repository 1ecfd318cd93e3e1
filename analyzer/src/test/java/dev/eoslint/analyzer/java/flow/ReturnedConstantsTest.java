package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Methods that return a constant of an enum for the way that they took. */
final class ReturnedConstantsTest {

  private static final String TRIED =
      """
      private enum Outcome { OPENED, LOCKED, JAMMED }

      private static Outcome tried(Gate gate) {
        try {
          gate.open();
          return Outcome.OPENED;
        } catch (LockedException locked) {
          return Outcome.LOCKED;
        } catch (JammedException jammed) {
          return Outcome.JAMMED;
        }
      }
      """;

  @TempDir private Path root;

  /** Returns what is seen when a method is executed that is given a gate. */
  private List<String> seenBehind(String statements) {
    return seenIn(statements, "");
  }

  private List<String> seenIn(String statements, String members) {
    return ProbedCode.seenInClass(
        root,
        """
        public static void main(String[] args) {
          Gate gate = new Gate();
        """
            + statements
            + "}\n"
            + TRIED
            + members);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "if (tried(gate) == Outcome.LOCKED) { see(gate); }",
        "if (Outcome.LOCKED == tried(gate)) { see(gate); }",
        "Outcome outcome = tried(gate); if (outcome == Outcome.LOCKED) { see(gate); }",
        "Outcome outcome = tried(gate); if (outcome.equals(Outcome.LOCKED)) { see(gate); }",
        "Outcome outcome = tried(gate); if (Outcome.LOCKED.equals(outcome)) { see(gate); }",
        "var outcome = tried(gate); if (!(outcome != Outcome.LOCKED)) { see(gate); }",
        "boolean locked = tried(gate) == Outcome.LOCKED; if (locked) { see(gate); }",
        "boolean free = tried(gate) != Outcome.LOCKED; if (!free) { see(gate); }",
        "Outcome outcome; outcome = tried(gate); if (outcome == Outcome.LOCKED) { see(gate); }",
        "Outcome outcome = tried(gate); boolean locked = outcome == Outcome.LOCKED;"
            + " if (locked) { see(gate); }",
        "boolean locked = tried(gate) == Outcome.LOCKED ? true : false; if (locked) { see(gate); }",
        "boolean locked = switch (tried(gate)) { case LOCKED -> true; default -> false; };"
            + " if (locked) { see(gate); }",
        "Outcome outcome = tried(gate); System.out.println(\"It is \" + outcome);"
            + " if (outcome == Outcome.LOCKED) { see(gate); }",
        "switch (tried(gate)) { case LOCKED: see(gate); break; case JAMMED: case OPENED: break; }",
        "switch (tried(gate)) { case LOCKED -> see(gate); default -> {} }"
      })
  void theConstantTellsWhichWayTheMethodCame(String statements) {
    assertThat(seenBehind(statements)).containsExactly("shut");
  }

  @Test
  void otherConstantsLeaveTheOtherWays() {
    assertThat(
            seenBehind(
                """
                Outcome outcome = tried(gate);
                if (outcome == Outcome.OPENED) {
                  see(gate);
                } else if (outcome == Outcome.JAMMED) {
                  see(gate);
                } else {
                  see(gate);
                }
                if (outcome != Outcome.OPENED) {
                  see(gate);
                }
                """))
        .containsExactly("open", "jammed", "shut", "jammed|shut");
  }

  @Test
  void behindAllConstantsThereIsNoOtherWay() {
    assertThat(
            seenBehind(
                """
                Outcome outcome = tried(gate);
                if (outcome == Outcome.OPENED) {
                  return;
                } else if (outcome == Outcome.JAMMED) {
                  return;
                } else if (outcome == Outcome.LOCKED) {
                  return;
                }
                see(gate);
                """))
        .isEmpty();
  }

  @Test
  void aMethodPassesItOn() {
    assertThat(
            seenIn(
                "if (passedOn(gate) == Outcome.OPENED) { see(gate); } else { see(gate); }",
                """
                private static Outcome passedOn(Gate gate) {
                  Outcome outcome = tried(gate);
                  if (outcome == Outcome.JAMMED) {
                    throw new IllegalStateException();
                  }
                  return outcome;
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void aMethodReturnsWhetherItIsAConstant() {
    assertThat(
            seenIn(
                "if (opened(gate)) { see(gate); } else { see(gate); }",
                """
                private static boolean opened(Gate gate) {
                  return tried(gate) == Outcome.OPENED;
                }
                """))
        .containsExactly("open", "jammed|shut");
  }

  @Test
  void aMethodReturnsWhatItChooses() {
    assertThat(
            seenIn(
                "if (opened(gate)) { see(gate); } else { see(gate); }",
                """
                private static boolean opened(Gate gate) {
                  return switch (tried(gate)) {
                    case OPENED -> true;
                    case LOCKED, JAMMED -> false;
                  };
                }
                """))
        .containsExactly("open", "jammed|shut");
  }

  @Test
  void aLambdaReturnsIt() {
    assertThat(
            seenIn(
                "if (asked(() -> { return tried(gate); }) == Outcome.LOCKED) { see(gate); }",
                """
                private static Outcome asked(java.util.function.Supplier<Outcome> question) {
                  return question.get();
                }
                """))
        .containsExactly("shut");
  }

  /** The gate may be jammed, but the code may know that and deal with it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "java.util.Map<String, Outcome> all = new java.util.HashMap<>(); all.put(\"\","
            + " tried(gate));",
        "Outcome outcome = tried(gate); deal(outcome);",
        "Outcome outcome = tried(gate); Runnable later = () -> deal(outcome);",
        "Outcome outcome = tried(gate); int place = outcome.ordinal();",
        "Object outcome = tried(gate);  Object same = outcome;",
        "int count = tried(gate) == Outcome.JAMMED ? 1 : 2;",
        "int count = switch (tried(gate)) { case JAMMED -> 1; default -> 2; };",
        "Optional<Outcome> outcome = Optional.of(tried(gate));"
      })
  void whatIsDoneOtherwiseWithItMayTellOfTheFailure(String statements) {
    assertThat(
            seenIn(statements + " see(gate);", "private static native void deal(Outcome outcome);"))
        .containsExactly("open|shut|unseen");
  }

  @Test
  void whatIsNoKnownConstantMayTellOfTheFailure() {
    assertThat(
            ProbedCode.seenInClass(
                root,
                """
                private enum Outcome { OPENED, LOCKED, JAMMED }

                public static void main(String[] args) {
                  Gate gate = new Gate();
                  if (tried(gate) == Outcome.OPENED) {
                    see(gate);
                  }
                }

                private static Outcome tried(Gate gate) {
                  try {
                    gate.open();
                    return Outcome.OPENED;
                  } catch (GateException failed) {
                    return kind(failed);
                  }
                }

                private static native Outcome kind(GateException failed);
                """))
        .containsExactly("open|shut|unseen");
  }

  @Test
  void aResultThatIsDroppedTellsNothing() {
    assertThat(seenBehind("tried(gate); see(gate);")).containsExactly("jammed|open|shut");
  }
}
