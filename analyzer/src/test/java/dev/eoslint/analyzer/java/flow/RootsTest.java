package dev.eoslint.analyzer.java.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.Probe;
import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RootsTest {

  @TempDir private Path root;

  @Test
  void mainMethodsAreFoundInPathOrder() {
    List<String> mains =
        ProbedCode.in(root)
            .with(
                """
                package sample;

                final class Second {
                  public static void main(String[] args) {
                    see("second");
                  }
                }
                """)
            .with(
                """
                package sample;

                final class First {
                  public static void main(String[] args) {
                    see("first");
                  }

                  void main() {
                    see("no main method");
                  }
                }
                """)
            .read(
                project ->
                    Roots.of(project, List.of("see")).mains().stream()
                        .map(main -> main.owner().qualifiedName())
                        .toList());

    assertThat(mains).containsExactly("sample.First", "sample.Second");
  }

  @Test
  void aMethodIsExecutedOnceInTheContextOfItsCaller() {
    Probe probe =
        ProbedCode.in(root)
            .with(
                """
                package sample;

                final class Service {
                  void helper(String id) {
                    see(id);
                  }

                  void run() {
                    helper("known");
                  }
                }
                """)
            .run();

    assertThat(probe.values()).containsExactly("known");
  }

  @Test
  void aPrivateMethodThatNothingMentionsIsDead() {
    assertThat(
            ProbedCode.seen(
                root,
                """
                package sample;

                final class Service {
                  private final Runnable task = this::referred;

                  private void dead() {
                    see("dead");
                  }

                  @Scheduled
                  private void annotated() {
                    see("annotated");
                  }

                  private void referred() {
                    see("referred");
                  }
                }
                """))
        .containsExactly("annotated", "referred");
  }

  @Test
  void methodsThatOnlyCallOneAnotherAreExecutedToo() {
    assertThat(
            ProbedCode.seen(
                root,
                """
                package sample;

                final class Service {
                  void first(int depth) {
                    see("first");
                    second(depth - 1);
                  }

                  void second(int depth) {
                    see("second");
                    first(depth - 1);
                  }
                }
                """))
        .containsExactly("first", "second");
  }

  @Test
  void typesThatUseAMatteringTypeAreRoots() {
    List<String> types =
        ProbedCode.in(root)
            .with(
                """
                package sample;

                final class Mattering {
                  void show(String id) {
                    see(id);
                  }
                }
                """)
            .with(
                """
                package sample;

                final class User {
                  void run(Mattering mattering) {
                    mattering.show("from user");
                  }
                }
                """)
            .with(
                """
                package sample;

                final class Unrelated {
                  void run() {}
                }
                """)
            .read(
                project ->
                    Roots.of(project, List.of("see")).types().stream()
                        .map(type -> type.qualifiedName())
                        .toList());

    assertThat(types).containsExactly("sample.Mattering", "sample.User");
  }

  @Test
  void constructorsThatNobodyCallsAreExecuted() {
    assertThat(
            ProbedCode.seen(
                root,
                """
                package sample;

                final class Service {
                  Service() {
                    see("constructed");
                  }
                }
                """))
        .containsExactly("constructed");
  }
}
