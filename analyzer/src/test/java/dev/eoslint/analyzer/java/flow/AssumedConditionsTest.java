package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conditions that nothing decides, where the code asks them again. */
final class AssumedConditionsTest {

  @TempDir private Path root;

  private List<String> seenInClass(String members) {
    return ProbedCode.seenInClass(root, members);
  }

  @Test
  void aConditionThatIsAssumedGoesTheSameWayTwice() {
    assertThat(
            seenInClass(
                """
                static void run(boolean wide) {
                  Gate gate = new Gate();
                  if (wide) {
                    gate.open();
                  }
                  if (wide) {
                    see(gate);
                    gate.shut();
                  }
                  see(gate);
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void aLastingPropertyIsTheSameEachTime() {
    assertThat(
            seenInClass(
                """
                static void run(Settings settings) {
                  Gate gate = new Gate();
                  if (settings.isWide()) {
                    gate.open();
                  }
                  see(gate);
                  if (settings.isWide()) {
                    see(gate);
                  }
                  if (!settings.isWide()) {
                    see(gate);
                  }
                }
                """))
        .containsExactly("open|shut", "open", "shut");
  }

  @Test
  void aPropertyOfAVariableThatIsAssignedAnewTellsNothingAnyMore() {
    assertThat(
            seenInClass(
                """
                static void run(Settings settings, Settings others) {
                  Gate gate = new Gate();
                  if (settings.isWide()) {
                    gate.open();
                  }
                  settings = others;
                  if (settings.isWide()) {
                    see(gate);
                  }
                }
                """))
        .containsExactly("open|shut");
  }

  @Test
  void theNextElementIsNoLastingProperty() {
    assertThat(
            seenInClass(
                """
                static void run(java.util.Iterator<String> names) {
                  Gate gate = new Gate();
                  if (names.hasNext()) {
                    gate.open();
                  }
                  if (names.hasNext()) {
                    see(gate);
                  }
                }
                """))
        .containsExactly("open|shut");
  }
}
