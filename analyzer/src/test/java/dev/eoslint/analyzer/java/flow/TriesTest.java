package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which handler an exception comes to. */
final class TriesTest {

  @TempDir private Path root;

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
  }

  @Test
  void eachExceptionComesToItsHandler() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  gate.open();
                } catch (JammedException jammed) {
                  look(gate);
                } catch (LockedException locked) {
                  look(gate);
                }
                see(gate);
                """))
        .containsExactly("jammed", "shut", "jammed|open|shut");
  }

  @Test
  void aHandlerOfASuperClassRunsOnceForEachException() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  gate.open();
                } catch (GateException failure) {
                  look(gate);
                }
                """))
        .containsExactly("shut", "jammed");
  }

  @Test
  void whatAnEarlierHandlerCatchesDoesNotComeToALaterOne() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  gate.open();
                } catch (JammedException jammed) {
                  gate.close();
                } catch (GateException other) {
                  look(gate);
                }
                """))
        .containsExactly("shut");
  }

  @Test
  void aHandlerOfSeveralExceptionsCatchesEachOfThem() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  gate.open();
                } catch (LockedException | JammedException failure) {
                  look(gate);
                }
                """))
        .containsExactly("shut", "jammed");
  }

  @Test
  void whoCatchesEverythingCatchesWhatTheLibraryThrows() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  gate.open();
                } catch (Throwable failure) {
                  look(gate);
                }
                """))
        .containsExactly("shut", "jammed");
  }

  @Test
  void whatNoInnerHandlerCatchesComesToAnOuterOne() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  try {
                    gate.open();
                  } catch (LockedException locked) {
                    gate.close();
                  }
                } catch (GateException failure) {
                  look(gate);
                }
                see(gate);
                """))
        .containsExactly("jammed", "closed|jammed|open");
  }

  @Test
  void inAHandlerThatNothingIsKnownToComeToNothingIsKnown() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  gate.open();
                } catch (IOException failure) {
                  look(gate);
                }
                see(gate);
                """))
        .containsExactly("unseen", "open|unseen");
  }

  @Test
  void aHandlerOfCodeThatThrowsNothingIsNotReached() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  gate.shut();
                } catch (RuntimeException failure) {
                  look(gate);
                }
                see(gate);
                """))
        .containsExactly("shut");
  }

  @Test
  void moreExceptionsThanAreToldApartAreTakenForAnything() {
    StringBuilder source = new StringBuilder("Gate gate = new Gate();\ntry {\n");
    for (int kind = 0; kind < 17; kind++) {
      source.append(
          "  if (args.length == %d) {\n    throw new Failure%d();\n  }\n".formatted(kind, kind));
    }
    source.append("} catch (Failure0 first) {\n  look(gate);\n}");
    source.append(" catch (Failure16 last) {\n  look(gate);\n}");
    source.append(" catch (Exception other) {\n  look(gate);\n}\n");

    assertThat(seen(source.toString())).containsExactly("shut", "shut", "shut");
  }
}
