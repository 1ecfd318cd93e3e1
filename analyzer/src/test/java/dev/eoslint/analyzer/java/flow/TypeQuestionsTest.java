package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Methods that decide on an exception: a jammed gate throws one class, a shut gate another one. */
final class TypeQuestionsTest {

  @TempDir private Path root;

  /** Returns what the gate can be when {@code isJammed}, whose body is given, says no. */
  private List<String> unlessJammed(String body) {
    return ProbedCode.seenInClass(
        root,
        """
        private static final Set<Class<?>> JAMMED =
            Set.of(JammedException.class, IOException.class);
        private static final Set<Class<?>> OPEN = new HashSet<>(Set.of(JammedException.class));

        public static void main(String[] args) {
          Gate gate = new Gate();
          try {
            gate.open();
          } catch (GateException failure) {
            if (!isJammed(failure)) {
              look(gate);
            }
          }
        }

        private static boolean isJammed(Throwable failure) {
        BODY
        }
        """
            .replace("BODY", body.indent(2).stripTrailing()));
  }

  @Test
  void aClassTellsWhetherTheExceptionIsOfIt() {
    assertThat(unlessJammed("return JammedException.class.isInstance(failure);"))
        .containsExactly("shut");
  }

  @Test
  void theClassOfTheExceptionCanBeCompared() {
    assertThat(unlessJammed("return failure.getClass() == JammedException.class;"))
        .containsExactly("shut");
  }

  @Test
  void aSetOfClassesIsAskedForTheClass() {
    assertThat(unlessJammed("return JAMMED.contains(failure.getClass());")).containsExactly("shut");
  }

  @Test
  void theClassesOfASetAreAskedOneAfterTheOther() {
    assertThat(unlessJammed("return JAMMED.stream().anyMatch(type -> type.isInstance(failure));"))
        .containsExactly("shut");
  }

  @Test
  void aLoopAsksTheClassesOfASet() {
    assertThat(
            unlessJammed(
                """
                for (Class<?> type : JAMMED) {
                  if (type.isInstance(failure)) {
                    return true;
                  }
                }
                return false;
                """))
        .containsExactly("shut");
  }

  @Test
  void aSetThatCanGrowLeavesTheAnswerOpen() {
    assertThat(unlessJammed("return OPEN.contains(failure.getClass());")).contains("unseen");
  }

  @Test
  void aFilterLeavesTheAnswerOpen() {
    assertThat(
            unlessJammed(
                """
                return JAMMED.stream()
                    .filter(type -> type.getName().length() > size)
                    .anyMatch(type -> type.isInstance(failure));
                """))
        .contains("unseen");
  }

  @Test
  void theCauseThatALibraryTellsIsNoneOfItsOtherFailures() {
    assertThat(unlessJammed("return failure.getCause() instanceof LockedException;"))
        .containsExactlyInAnyOrder("shut", "jammed");
  }

  @Test
  void theCauseMayBeAnythingThatTheLibraryDoesNotThrow() {
    assertThat(unlessJammed("return failure.getCause() instanceof IOException;"))
        .containsExactlyInAnyOrder("shut", "unseen");
  }

  @Test
  void aLoopFollowsTheCausesToTheirEnd() {
    assertThat(
            unlessJammed(
                """
                for (Throwable each = failure; each != null; each = each.getCause()) {
                  if (each instanceof LockedException) {
                    return true;
                  }
                }
                return false;
                """))
        .containsExactly("jammed");
  }

  @Test
  void aStreamFollowsTheCausesToTheirEnd() {
    assertThat(
            unlessJammed(
                """
                return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                    .anyMatch(each -> each instanceof LockedException);
                """))
        .containsExactly("jammed");
  }

  @Test
  void aMethodCallsItselfForTheCause() {
    assertThat(
            unlessJammed(
                """
                return failure instanceof LockedException
                    || (failure.getCause() != null && isJammed(failure.getCause()));
                """))
        .containsExactly("jammed");
  }

  @Test
  void aMethodThatCallsItselfForTheExceptionIsNotFollowed() {
    assertThat(
            ProbedCode.seenInClass(
                root,
                """
                public static void main(String[] args) {
                  open(new Gate(), null);
                }

                private static void open(Gate gate, GateException before) {
                  try {
                    gate.open();
                  } catch (GateException failure) {
                    open(gate, failure);
                    look(gate);
                  }
                }
                """))
        .containsOnly("unseen");
  }

  @Test
  void whatAMessageSaysIsNotUnderstood() {
    assertThat(unlessJammed("return failure.getMessage().contains(\"jam\");")).contains("unseen");
  }

  @Test
  void anExceptionThatTheProjectThrowsHasACauseThatNobodyKnows() {
    assertThat(
            ProbedCode.seenInClass(
                root,
                """
                public static void main(String[] args) {
                  Gate gate = new Gate();
                  try {
                    gate.open();
                  } catch (GateException failure) {
                    GateException wrapped = new GateException("It does not open", failure);
                    try {
                      throw wrapped;
                    } catch (GateException again) {
                      if (again.getCause() instanceof JammedException) {
                        look(gate);
                      }
                    }
                  }
                }
                """))
        .contains("unseen");
  }
}
