package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FinallyTest {

  @TempDir private Path root;

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }

  @Test
  void finallyRunsWhenNothingHappens() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  gate.open();
                } finally {
                  gate.close();
                }
                see(gate);
                """))
        .containsExactly("closed");
  }

  @Test
  void finallyRunsOnTheWayOfAnException() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  try {
                    gate.open();
                    prepare();
                  } finally {
                    gate.shut();
                  }
                } catch (LockedException locked) {
                  look(gate);
                } catch (JammedException jammed) {
                  look(gate);
                } catch (Exception other) {
                  look(gate);
                }
                """))
        .containsExactly("shut", "jammed", "shut");
  }

  @Test
  void finallyRunsBehindHandlers() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  gate.open();
                } catch (GateException failure) {
                  look(gate);
                } finally {
                  look(gate);
                  gate.close();
                }
                see(gate);
                """))
        .containsExactly("shut", "jammed", "open", "shut", "jammed", "closed");
  }

  @Test
  void finallyRunsBeforeAMethodReturns() {
    assertThat(
            ProbedCode.seen(
                root,
                """
                package sample;

                import gate.Gate;

                final class Main {
                  public static void main(String[] args) {
                    Gate gate = new Gate();
                    see(pass(gate, args));
                    see(gate);
                  }

                  static String pass(Gate gate, String[] args) {
                    try {
                      gate.open();
                      return "passed";
                    } finally {
                      gate.close();
                    }
                  }
                }
                """))
        .containsExactly("passed", "closed");
  }

  @Test
  void finallyRunsBeforeALoopGoesOn() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                for (String name : args) {
                  look(gate);
                  try {
                    gate.open();
                    if (name.isEmpty()) {
                      continue;
                    }
                    break;
                  } finally {
                    gate.close();
                  }
                }
                see(gate);
                """))
        .containsExactly("shut", "closed", "closed|shut");
  }

  @Test
  void finallyThatReturnsSwallowsExceptions() {
    assertThat(
            ProbedCode.seen(
                root,
                """
                package sample;

                import gate.Gate;
                import gate.GateException;

                final class Main {
                  public static void main(String[] args) {
                    Gate gate = new Gate();
                    try {
                      pass(gate);
                    } catch (GateException failure) {
                      look("never");
                    }
                    see(gate);
                  }

                  static void pass(Gate gate) {
                    try {
                      gate.open();
                    } finally {
                      return;
                    }
                  }
                }
                """))
        .containsExactly("jammed|open|shut");
  }

  @Test
  void resourcesAreClosedAtTheEnd() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try (gate) {
                  gate.open();
                  look(gate);
                }
                see(gate);
                """))
        .containsExactly("open", "closed");
  }

  @Test
  void resourcesAreClosedBeforeHandlersRun() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try (gate) {
                  gate.open();
                } catch (GateException failure) {
                  look(gate);
                }
                """))
        .containsExactly("closed");
  }

  @Test
  void resourcesAreClosedBeforeJumps() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                while (true) {
                  try (gate) {
                    gate.open();
                    break;
                  }
                }
                see(gate);
                """))
        .containsExactly("closed");
  }

  @Test
  void theLastResourceIsClosedFirst() {
    assertThat(
            seen(
                """
                AutoCloseable outer = () -> look("outer");
                AutoCloseable inner = () -> look("inner");
                try (outer; inner) {
                  look("body");
                }
                """))
        .containsExactly("body", "inner", "outer");
  }

  @Test
  void whenAResourceCannotBeOpenedThoseBeforeItAreClosed() {
    assertThat(
            seen(
                """
                Gate first = new Gate();
                try (first; Gate second = Gate.build()) {
                  look(first);
                } catch (GateException failure) {
                  look(first);
                }
                """))
        .containsExactly("shut", "closed");
  }
}
