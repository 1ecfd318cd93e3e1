package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What holds inside and behind loops. */
final class LoopsTest {

  @TempDir private Path root;

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }

  private List<String> seenInClass(String members) {
    return ProbedCode.seenInClass(root, members);
  }

  @Test
  void whatARoundLeavesMeetsTheNextOne() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                for (String name : args) {
                  see(gate);
                  gate.open();
                }
                see(gate);
                """))
        .containsExactly("shut", "open", "open|shut");
  }

  @Test
  void anEndlessLoopIsLeftByJumpsOnly() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                while (true) {
                  gate.open();
                  if (args.length > 3) {
                    break;
                  }
                  gate.shut();
                }
                see(gate);
                """))
        .containsExactly("open");
  }

  @Test
  void aJumpToALabelLeavesSeveralLoops() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                outer:
                while (true) {
                  while (true) {
                    gate.open();
                    break outer;
                  }
                }
                see(gate);
                """))
        .containsExactly("open");
  }

  @Test
  void aLoopThatTestsLastRunsAtLeastOnce() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                do {
                  gate.open();
                } while (args.length > 3);
                see(gate);
                """))
        .containsExactly("open");
  }

  @Test
  void aLoopThatTestsLastGoesOnUntilItsFlagIsSet() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                boolean done = false;
                do {
                  try {
                    gate.open();
                    done = true;
                  } catch (LockedException locked) {
                    done = false;
                  }
                } while (!done);
                see(gate);
                """))
        .containsExactly("open");
  }

  @Test
  void attemptsMayRunOut() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                for (int attempt = 0; attempt < 3; attempt++) {
                  try {
                    gate.open();
                    break;
                  } catch (LockedException locked) {
                    look(gate);
                  }
                }
                see(gate);
                """))
        .containsExactly("shut", "open|shut");
  }

  @Test
  void anotherThreadEndsALoopByAField() {
    assertThat(
            seenInClass(
                """
                private volatile boolean running = true;

                public static void main(String[] args) {
                  new Main().run();
                }

                void stop() {
                  running = false;
                }

                private void run() {
                  Gate gate = new Gate();
                  while (running) {
                    gate.open();
                  }
                  see(gate);
                }
                """))
        .containsExactly("open");
  }

  @Test
  void anotherThreadEndsALoopByAnAtomicBoolean() {
    assertThat(
            seenInClass(
                """
                private final AtomicBoolean running = new AtomicBoolean(true);

                void run() {
                  Gate gate = new Gate();
                  while (running.get()) {
                    gate.open();
                    if (!running.get()) {
                      look("stopped inside");
                      break;
                    }
                  }
                  see(gate);
                }
                """))
        .containsExactly("stopped inside", "open|shut");
  }

  @Test
  void aPropertyMayBeAnotherOneInTheNextRound() {
    assertThat(
            seenInClass(
                """
                void run(java.util.concurrent.Future<String> reply) {
                  Gate gate = new Gate();
                  while (!reply.isDone()) {
                    gate.open();
                  }
                  see(gate);
                }
                """))
        .containsExactly("open|shut");
  }

  @Test
  void aFieldTellsFromRoundToRoundWhatIsOpen() {
    assertThat(
            seenInClass(
                """
                private final Gate gate = new Gate();
                private boolean open;

                public static void main(String[] args) {
                  Main main = new Main();
                  for (String name : args) {
                    main.openOnDemand();
                    main.use(name);
                  }
                  main.end();
                }

                private void openOnDemand() {
                  if (!open) {
                    see(gate);
                    gate.open();
                    open = true;
                  }
                }

                private void use(String name) {
                  see(gate);
                  if (name.isEmpty()) {
                    gate.shut();
                    open = false;
                  }
                }

                private void end() {
                  if (open) {
                    see(gate);
                  }
                }
                """))
        .containsExactly("shut", "open", "open");
  }
}
