package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What calls and handlers throw. */
final class ThrownTest {

  @TempDir private Path root;

  private List<String> seen(String statements) {
    return ProbedCode.seenIn(root, statements);
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
  void aLibraryThrowsItsOwnExceptions() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  new org.sample.cli.Parser().parse(args);
                } catch (org.sample.cli.ParseException failure) {
                  look(gate);
                }
                """))
        .containsExactly("shut");
  }

  @Test
  void aLibraryDoesNotThrowExceptionsOfAnotherOne() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  new com.other.Tool().run(args.length);
                  System.getProperty("mode").trim();
                } catch (org.sample.cli.ParseException failure) {
                  look(gate);
                }
                """))
        .containsExactly("unseen");
  }

  @Test
  void anyLibraryThrowsExceptionsOfTheJdk() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  new com.other.Tool().run(args.length);
                } catch (IOException failure) {
                  look(gate);
                }
                """))
        .containsExactly("shut");
  }

  @Test
  void librariesOfOneHostAreDifferentOnes() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  new org.apache.avro.Writer().write(gate);
                } catch (org.apache.commons.cli.ParseException failure) {
                  look(gate);
                }
                """))
        .containsExactly("unseen");
  }

  @Test
  void whatImplementsAnInterfaceOfThePlatformMayBelongToAnyLibrary() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                try {
                  new jakarta.store.Manager().save(args.length);
                } catch (org.sample.store.StoreException failure) {
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
}
