package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.Probe;
import dev.eoslint.analyzer.java.ProbedCode;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Surroundings;
import dev.eoslint.analyzer.source.Notice;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class InterpreterTest {

  @TempDir private Path root;

  @Test
  void whatWasExecutedIsKnown() {
    Probe probe =
        ProbedCode.in(root)
            .with(
                """
                final class Main {
                  public static void main(String[] args) {
                    see(new Main().name());
                  }

                  String name() {
                    return "name";
                  }
                }
                """)
            .run();

    assertThat(probe.entered()).containsExactlyInAnyOrder("Main.main", "Main.name");
    assertThat(probe.exhausted()).isEmpty();
  }

  @Test
  void aFaultOfTheEngineLeavesOtherRootsAlone() {
    Surroundings faulty =
        new Surroundings() {
          @Override
          public Optional<AbstractValue> inject(
              Variable variable, TypeSymbol owner, State state, Frame frame, Engine engine) {
            return Optional.empty();
          }

          @Override
          public Optional<Frame.EnclosingScope> around(MethodSymbol method, Frame frame) {
            if (method.declaration().name().equals("first")) {
              throw new IllegalStateException("a fault");
            }
            return Optional.empty();
          }
        };
    ProbedCode.in(root)
        .with(
            """
            final class Main {
              static void first() {}

              static void second() {
                see("second");
              }
            }
            """)
        .read(
            project -> {
              Interpreter interpreter = new Interpreter(project, List.of(), faulty);
              TypeSymbol main = project.type("Main").orElseThrow();
              interpreter.runRoot(main.methods("first", 0).get(0), List.of());
              interpreter.runRoot(main.methods("second", 0).get(0), List.of());

              assertThat(interpreter.takeNewlyEntered())
                  .extracting(MethodSymbol::displayName)
                  .contains("Main.second");
              assertThat(interpreter.faults())
                  .singleElement()
                  .satisfies(
                      fault -> {
                        assertThat(fault.level()).isEqualTo(Notice.Level.INCOMPLETE);
                        assertThat(fault.message())
                            .startsWith(
                                "The code that 'Main.first' leads to was not followed to its end:"
                                    + " java.lang.IllegalStateException at ")
                            .endsWith(". Please report this fault of eoslint.");
                      });
              return interpreter;
            });
  }

  @Test
  void aRootThatCausesTooMuchWorkIsGivenUp() {
    StringBuilder methods = new StringBuilder();
    for (int depth = 0; depth < 9; depth++) {
      String call = "    next%d();\n".formatted(depth + 1);
      methods.append("  static void next%d() {\n%s  }\n".formatted(depth, call.repeat(8)));
    }
    Probe probe =
        ProbedCode.in(root)
            .with(
                "final class Main {\n  public static void main(String[] args) {\n"
                    + "    next0();\n    see(\"too late\");\n  }\n"
                    + methods
                    + "  static void next9() {\n    unseen();\n  }\n}\n")
            .with(
                """
                final class Other {
                  public static void main(String[] args) {
                    see("in time");
                  }
                }
                """)
            .run();

    assertThat(probe.values()).containsExactly("in time");
    assertThat(probe.exhausted()).contains("Main.main");
  }

  @Test
  void aConstantOfAnInterfaceIsNoPartOfWhatImplementsIt() {
    Probe probe =
        ProbedCode.in(root)
            .with(
                """
                interface Parser {
                  Parser DEFAULT = new Parser() {
                    @Override
                    public String name() {
                      return "default";
                    }
                  };

                  String name();
                }
                """)
            .with(
                """
                final class Main {
                  public static void main(String[] args) {
                    see(Parser.DEFAULT.name());
                  }
                }
                """)
            .run();

    assertThat(probe.values()).containsExactly("default");
    assertThat(probe.exhausted()).isEmpty();
  }

  @Test
  void aFrameworkOpensScopesAroundMethods() {
    Surroundings surroundings =
        new Surroundings() {
          @Override
          public Optional<AbstractValue> inject(
              Variable variable, TypeSymbol owner, State state, Frame frame, Engine engine) {
            return Optional.empty();
          }

          @Override
          public Optional<Frame.EnclosingScope> around(MethodSymbol method, Frame frame) {
            return method.declaration().annotations().isEmpty()
                ? Optional.empty()
                : Optional.of(new Frame.EnclosingScope() {});
          }
        };
    Probe probe =
        ProbedCode.in(root)
            .in(surroundings)
            .with(
                """
                package sample;

                final class Service {
                  @Transactional
                  void run() {
                    see("inside");
                    helper();
                  }

                  private void helper() {
                    see("in helper");
                  }
                }
                """)
            .with(
                """
                package sample;

                final class Caller {
                  void call(Service service) {
                    see("before");
                    service.run();
                    see("after");
                  }
                }
                """)
            .run();

    assertThat(probe.values()).containsExactly("before", "inside", "in helper", "after");
    assertThat(probe.sightings()).extracting(Probe.Sighting::scopes).containsExactly(0, 1, 1, 0);
  }
}
