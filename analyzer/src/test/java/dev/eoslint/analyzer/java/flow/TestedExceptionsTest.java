package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Handlers that ask what they caught. */
final class TestedExceptionsTest {

  @TempDir private Path root;

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }

  @Test
  void theTypeOfACaughtExceptionDecidesWhichWayItIs() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  gate.open();
                } catch (GateException failure) {
                  if (failure instanceof JammedException) {
                    look(gate);
                  } else {
                    look(gate);
                  }
                }
                """))
        .containsExactlyInAnyOrder("jammed", "shut");
  }

  @Test
  void theTypeOfACaughtExceptionIsKnownInMethodsThatItIsGivenTo() {
    assertThat(
            ProbedCode.seen(
                root,
                """
                package sample;

                import gate.Gate;
                import gate.JammedException;

                final class Main {
                  public static void main(String[] args) {
                    Gate gate = new Gate();
                    try {
                      gate.open();
                    } catch (RuntimeException failure) {
                      if (!isFatal(failure)) {
                        look(gate);
                      }
                    }
                  }

                  static boolean isFatal(RuntimeException failure) {
                    return failure instanceof JammedException;
                  }
                }
                """))
        .containsExactly("shut");
  }

  @Test
  void aTestOfACaughtExceptionThatIsNotUnderstoodMayTellWaysApart() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  gate.open();
                } catch (GateException failure) {
                  if (failure.getMessage().contains("rust")) {
                    look(gate);
                  }
                }
                """))
        .containsExactly("shut", "unseen");
  }
}
