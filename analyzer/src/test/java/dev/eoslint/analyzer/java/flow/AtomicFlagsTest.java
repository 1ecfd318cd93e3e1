package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Flags that are kept in atomic booleans. */
final class AtomicFlagsTest {

  @TempDir private Path root;

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }

  @Test
  void anAtomicBooleanTellsWhichWayTheCodeCame() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                AtomicBoolean opened = new AtomicBoolean();
                opened.set(false);
                if (args.length > 0) {
                  gate.open();
                  opened.set(true);
                }
                if (opened.get()) {
                  see(gate);
                } else {
                  see(gate);
                }
                """))
        .containsExactly("open", "shut");
  }

  @Test
  void aClosureMaySetAnAtomicBoolean() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                AtomicBoolean opened = new AtomicBoolean();
                opened.set(false);
                later(() -> opened.set(true));
                if (opened.get()) {
                  see("opened");
                } else {
                  see("not yet");
                }
                """))
        .containsExactly("opened", "not yet");
  }

  @Test
  void aMethodMaySetAnAtomicBooleanThatItIsGiven() {
    assertThat(
            seen(
                """
                AtomicBoolean opened = new AtomicBoolean();
                opened.set(false);
                prepare(opened);
                if (opened.get()) {
                  see("opened");
                } else {
                  see("not yet");
                }
                """))
        .containsExactly("opened", "not yet");
  }
}
