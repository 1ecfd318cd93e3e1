package dev.eoslint.analyzer.dialect.reactive;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How exceptions take their ways through chains. */
final class ReactiveErrorsTest {

  @TempDir private Path root;

  @Test
  void recoveryRunsWhereTheExceptionLeftThings() {
    assertThat(
            ReactiveCode.seen(
                root,
                """
                Gate gate = new Gate();
                gate.open();
                Mono.fromRunnable(() -> {
                      see("work");
                      gate.shut();
                    })
                    .onErrorResume(e -> {
                      gate.shut();
                      return Mono.empty();
                    })
                    .block();
                look(gate);
                """))
        .containsExactly("work", "shut");
  }

  @Test
  void exceptionsBehindARecoveryAreNotRecoveredFrom() {
    assertThat(
            ReactiveCode.seen(
                root,
                """
                Gate gate = new Gate();
                gate.open();
                try {
                  Mono.just("a")
                      .onErrorReturn("b")
                      .doOnNext(x -> {
                        see(x);
                        gate.shut();
                      })
                      .block();
                } catch (RuntimeException e) {
                  look(gate);
                }
                """))
        .containsExactly("a", "open");
  }

  @Test
  void doOnErrorPassesTheExceptionOn() {
    assertThat(
            ReactiveCode.seen(
                root,
                """
                Gate gate = new Gate();
                gate.open();
                try {
                  Mono.fromRunnable(() -> {
                        see("work");
                      })
                      .doOnError(e -> gate.shut())
                      .block();
                  look(gate);
                } catch (RuntimeException e) {
                  look(gate);
                }
                """))
        .containsExactly("work", "open", "shut");
  }

  @Test
  void doFinallyRunsOnBothWays() {
    assertThat(
            ReactiveCode.seen(
                root,
                """
                Gate gate = new Gate();
                gate.open();
                try {
                  Mono.fromRunnable(() -> {
                        see("work");
                      })
                      .doFinally(signal -> gate.shut())
                      .block();
                  look(gate);
                } catch (RuntimeException e) {
                  look(gate);
                }
                """))
        .containsExactly("work", "shut", "shut");
  }

  @Test
  void retriesStartFromWhatTheExceptionLeft() {
    assertThat(
            ReactiveCode.seen(
                root,
                """
                Gate gate = new Gate();
                Mono.fromRunnable(() -> {
                      look(gate);
                      gate.open();
                      see("work");
                      gate.shut();
                    })
                    .retry(3)
                    .block();
                """))
        .contains("shut", "work", "open");
  }

  @Test
  void subscribersTakeElementsAndErrors() {
    assertThat(
            ReactiveCode.seen(
                root,
                """
                Mono.fromCallable(() -> see("work"))
                    .subscribe(x -> look(x + " done"), e -> look("failed"));
                look("end");
                """))
        .containsExactly("work", "work done", "failed", "end");
  }

  @Test
  void anErrorEndsTheChain() {
    assertThat(
            ReactiveCode.seen(
                root,
                """
                try {
                  Mono.error(new IllegalStateException()).doOnNext(x -> look(x)).block();
                  look("after");
                } catch (IllegalStateException e) {
                  look("caught");
                }
                """))
        .containsExactly("caught");
  }
}
