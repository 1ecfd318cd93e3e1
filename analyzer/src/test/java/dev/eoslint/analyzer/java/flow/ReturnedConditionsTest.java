package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ReturnedConditionsTest {

  @TempDir private Path root;

  private List<String> seenInClass(String members) {
    return ProbedCode.seenInClass(root, members);
  }

  @Test
  void theResultOfAMethodTellsWhichWayItCame() {
    assertThat(
            seenInClass(
                """
                public static void main(String[] args) {
                  Gate gate = new Gate();
                  if (opened(gate, args)) {
                    see(gate);
                  } else {
                    see(gate);
                  }
                }

                private static boolean opened(Gate gate, String[] args) {
                  if (args.length == 0) {
                    return false;
                  }
                  gate.open();
                  return true;
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void theNegatedResultOfAMethodTellsTheOpposite() {
    assertThat(
            seenInClass(
                """
                public static void main(String[] args) {
                  Gate gate = new Gate();
                  if (!opened(gate)) {
                    see(gate);
                    return;
                  }
                  see(gate);
                }

                private static boolean opened(Gate gate) {
                  try {
                    gate.open();
                    return true;
                  } catch (GateException failure) {
                    return false;
                  }
                }
                """))
        .containsExactly("jammed|shut", "open");
  }

  @Test
  void aResultThatIsKeptTellsWhichWayTheMethodCame() {
    assertThat(
            seenInClass(
                """
                public static void main(String[] args) {
                  Gate gate = new Gate();
                  boolean opened = open(gate, args);
                  if (opened) {
                    see(gate);
                  }
                  boolean closed;
                  closed = !open(new Gate(), args);
                  if (!opened) {
                    see(gate);
                  }
                }

                private static boolean open(Gate gate, String[] args) {
                  if (args.length == 0) {
                    return false;
                  }
                  gate.open();
                  return true;
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void aNegatedResultThatIsKeptTellsTheOpposite() {
    assertThat(
            seenInClass(
                """
                private boolean idle;

                void run(String[] args) {
                  Gate gate = new Gate();
                  idle = !open(gate, args);
                  if (idle) {
                    see(gate);
                  } else {
                    see(gate);
                  }
                }

                private static boolean open(Gate gate, String[] args) {
                  if (args.length == 0) {
                    return false;
                  }
                  gate.open();
                  return true;
                }
                """))
        .containsExactly("shut", "open");
  }

  @Test
  void aResultThatIsPassedOnTellsWhichWayTheMethodCame() {
    assertThat(
            seenInClass(
                """
                public static void main(String[] args) {
                  Gate gate = new Gate();
                  if (prepared(gate, args)) {
                    see(gate);
                  } else {
                    see(gate);
                  }
                }

                private static boolean prepared(Gate gate, String[] args) {
                  return opened(gate, args);
                }

                private static boolean opened(Gate gate, String[] args) {
                  if (args.length == 0) {
                    return false;
                  }
                  gate.open();
                  return true;
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void aFlagThatIsReturnedTellsWhichWayTheMethodCame() {
    assertThat(
            seenInClass(
                """
                public static void main(String[] args) {
                  Gate gate = new Gate();
                  if (opened(gate, args)) {
                    see(gate);
                  } else {
                    see(gate);
                  }
                }

                private static boolean opened(Gate gate, String[] args) {
                  boolean opened = false;
                  if (args.length > 0) {
                    gate.open();
                    opened = true;
                  }
                  return opened;
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void aCallSaysNothingOfTheResultOfTheNextOne() {
    assertThat(
            seenInClass(
                """
                public static void main(String[] args) {
                  Gate first = new Gate();
                  Gate second = new Gate();
                  if (opened(first, args)) {
                    if (opened(second, args)) {
                      see(second);
                    } else {
                      see(second);
                    }
                  }
                }

                private static boolean opened(Gate gate, String[] args) {
                  if (args.length == 0) {
                    return false;
                  }
                  gate.open();
                  return true;
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void aLibraryCallSaysNothingOfWhatAMethodReturnedBefore() {
    assertThat(
            seenInClass(
                """
                static void run(java.util.Set<String> names, String[] args) {
                  Gate gate = new Gate();
                  opened(gate, args);
                  if (names.add("north")) {
                    see(gate);
                  }
                }

                private static boolean opened(Gate gate, String[] args) {
                  if (args.length == 0) {
                    return false;
                  }
                  gate.open();
                  return true;
                }
                """))
        .containsExactly("open|shut");
  }

  @Test
  void whatFinallyCallsIsNotWhatTheMethodReturns() {
    assertThat(
            seenInClass(
                """
                static void run(Gate gate, String[] args) {
                  Gate other = new Gate();
                  if (first(other, args)) {
                    see(other);
                  } else {
                    see(other);
                  }
                }

                private static boolean first(Gate gate, String[] args) {
                  try {
                    return args.length > 7;
                  } finally {
                    opened(gate, args);
                  }
                }

                private static boolean opened(Gate gate, String[] args) {
                  if (args.length == 0) {
                    return false;
                  }
                  gate.open();
                  return true;
                }
                """))
        .containsExactly("open|shut", "open|shut");
  }
}
