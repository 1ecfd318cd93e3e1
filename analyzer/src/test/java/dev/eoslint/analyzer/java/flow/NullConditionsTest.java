package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Comparisons with null that tell which way the code came. */
final class NullConditionsTest {

  @TempDir private Path root;

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }

  private List<String> seenInClass(String members) {
    return ProbedCode.seenInClass(root, members);
  }

  @Test
  void aVariableThatIsNotNullTellsThatItWasSet() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                String key = null;
                if (args.length > 0) {
                  gate.open();
                  key = args[0];
                }
                if (key != null) {
                  see(gate);
                } else {
                  see(gate);
                }
                if (null == key) {
                  see(gate);
                }
                """))
        .containsExactly("open", "shut", "shut");
  }

  @Test
  void aCaughtExceptionThatIsKeptTellsThatSomethingFailed() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                Exception problem = null;
                try {
                  gate.open();
                } catch (LockedException locked) {
                  problem = locked;
                }
                if (problem == null) {
                  see(gate);
                } else {
                  see(gate);
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void aVariableThatIsAssignedAnewMayBeNullAgain() {
    assertThat(
            seenInClass(
                """
                static void run(String key) {
                  if (key == null) {
                    key = next();
                    if (key == null) {
                      see("null again");
                    } else {
                      see("found");
                    }
                  }
                }
                """))
        .containsExactly("null again", "found");
  }

  @Test
  void whatOnlyOnePathAssumesIsOpenBehindBoth() {
    assertThat(
            seenInClass(
                """
                static void run(String key, String[] names) {
                  if (names.length > 0) {
                    if (key == null) {
                      return;
                    }
                    see("not null");
                  }
                  if (key == null) {
                    see("null");
                  } else {
                    see("anything");
                  }
                }
                """))
        .containsExactly("not null", "null", "anything");
  }
}
