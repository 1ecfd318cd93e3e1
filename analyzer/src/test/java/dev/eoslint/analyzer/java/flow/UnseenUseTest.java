package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects that code which is not seen could have used. */
final class UnseenUseTest {

  @TempDir private Path root;

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }

  private List<String> seenInClass(String members) {
    return ProbedCode.seenInClass(root, members);
  }

  @Test
  void anUnknownCallCouldHaveUsedWhatItIsGiven() {
    assertThat(
            seen(
                """
                Gate given = new Gate();
                Gate kept = new Gate();
                Doors.inspect(given);
                see(given);
                see(kept);
                """))
        .containsExactly("unseen", "shut");
  }

  @Test
  void aMethodThatOnlyReadsLeavesWhatItIsGiven() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                System.out.println(gate);
                Objects.requireNonNull(gate);
                log.info("Made {}", gate);
                see(gate);
                """))
        .containsExactly("shut");
  }

  @Test
  void aMethodOfTheProjectIsSeen() {
    assertThat(
            seenInClass(
                """
                public static void main(String[] args) {
                  Gate gate = new Gate();
                  inspect(gate);
                  see(gate);
                }

                private static void inspect(Gate gate) {
                  gate.open();
                }
                """))
        .containsExactly("open");
  }

  @Test
  void aMethodThatCallsItselfCouldHaveUsedEverything() {
    assertThat(
            seenInClass(
                """
                public static void main(String[] args) {
                  Gate gate = new Gate();
                  inspect(args.length);
                  see(gate);
                }

                private static void inspect(int depth) {
                  if (depth > 0) {
                    inspect(depth - 1);
                  }
                }
                """))
        .containsExactly("shut|unseen");
  }

  @Test
  void oneOfTwoObjectsMayBeTheOneThatIsUsed() {
    assertThat(
            seen(
                """
                Gate first = new Gate();
                Gate second = new Gate();
                Gate chosen = args.length > 0 ? first : second;
                chosen.open();
                see(first);
                see(second);
                """))
        .containsExactly("unseen", "unseen");
  }

  @Test
  void anObjectThatMayBeMissingIsTheOneThatIsUsed() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                Gate chosen = args.length > 0 ? gate : null;
                chosen.open();
                see(gate);
                """))
        .containsExactly("open");
  }

  @Test
  void otherMethodsMayRunBeforeAMethodThatNobodyCalls() {
    assertThat(
            ProbedCode.seen(
                root,
                """
                package sample;

                import gate.Gate;

                final class Service {
                  private final Gate opened = new Gate();
                  private final Gate shut = new Gate();

                  Service() {
                    opened.open();
                  }

                  void use() {
                    see(opened);
                    see(shut);
                  }
                }
                """))
        .containsExactly("unseen", "shut");
  }

  @Test
  void nothingIsKnownOfAnObjectFromOutside() {
    assertThat(
            seenInClass(
                """
                void use(Gate gate) {
                  see(gate);
                  gate.open();
                  see(gate);
                }
                """))
        .containsExactly("Gate", "Gate");
  }
}
