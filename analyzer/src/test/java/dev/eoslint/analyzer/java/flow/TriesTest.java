package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
  void aMethodOfALibraryMayThrowWhatItDeclares() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  new FileInputStream("orders.csv").read();
                } catch (IOException failure) {
                  look(gate);
                }
                """))
        .containsExactly("shut");
  }

  @Test
  void aMethodThatNobodyKnowsIsNotTakenToDeclareExceptions() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  prepare();
                } catch (IOException failure) {
                  look(gate);
                } catch (Exception failure) {
                  look(gate);
                }
                """))
        .containsExactly("unseen", "shut");
  }

  @Test
  void anUnknownCallDoesNotThrowWhatOnlyALibraryThrows() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  prepare();
                } catch (LockedException locked) {
                  look(gate);
                }
                """))
        .containsExactly("unseen");
  }

  @Test
  void onlyMethodsThatWaitAreInterrupted() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  Thread.sleep(100);
                } catch (InterruptedException interrupted) {
                  look(gate);
                }
                try {
                  prepare();
                } catch (InterruptedException interrupted) {
                  look(gate);
                }
                """))
        .containsExactly("shut", "unseen");
  }

  @Test
  void exceptionsOfTheProjectComeFromTheCodeThatThrowsThem() {
    assertThat(
            ProbedCode.seen(
                root,
                """
                package sample;

                import gate.Gate;

                final class Main {
                  static class OrderException extends RuntimeException {}

                  static final class UnknownOrder extends OrderException {}

                  static final class LateOrder extends OrderException {}

                  public static void main(String[] args) {
                    Gate gate = new Gate();
                    try {
                      accept(args);
                    } catch (LateOrder late) {
                      look(gate);
                    } catch (OrderException order) {
                      look(gate);
                    }
                  }

                  static void accept(String[] args) {
                    if (args.length == 0) {
                      throw new UnknownOrder();
                    }
                  }
                }
                """))
        .containsExactly("unseen", "shut");
  }

  @Test
  void whatAHandlerThrowsAgainComesToTheNextTry() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  try {
                    gate.open();
                  } catch (GateException failure) {
                    throw failure;
                  }
                  look(gate);
                } catch (JammedException jammed) {
                  look(gate);
                } catch (LockedException locked) {
                  look(gate);
                }
                """))
        .containsExactly("open", "jammed", "shut");
  }

  @Test
  void anExceptionThatWrapsAnotherComesToItsOwnHandler() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  try {
                    gate.open();
                  } catch (JammedException jammed) {
                    throw new IOException(jammed);
                  }
                } catch (IOException wrapped) {
                  look(gate);
                } catch (GateException failure) {
                  look(gate);
                }
                """))
        .containsExactly("jammed", "shut");
  }

  @Test
  void whatAHandlerThrowsDoesNotComeToTheHandlersBesideIt() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  gate.open();
                } catch (JammedException jammed) {
                  throw new LockedException();
                } catch (LockedException locked) {
                  look(gate);
                }
                """))
        .containsExactly("shut");
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

  @Test
  void anExceptionThatNobodyCatchesEndsTheExecution() {
    assertThat(
            ProbedCode.in(root)
                .withMain(
                    """
                    Gate gate = new Gate();
                    gate.open();
                    prepare();
                    gate.shut();
                    see(gate);
                    """)
                .run()
                .gates()
                .ends())
        .containsExactly("open by java.lang.RuntimeException", "shut");
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
