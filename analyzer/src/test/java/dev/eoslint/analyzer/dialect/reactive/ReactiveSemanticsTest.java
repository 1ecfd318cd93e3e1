package dev.eoslint.analyzer.dialect.reactive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.Probe;
import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ReactiveSemanticsTest {

  @TempDir private Path root;

  private Probe run(String statements) {
    return ProbedCode.in(root)
        .with(new ReactiveSemantics(invocation -> Optional.empty()))
        .withMain(statements)
        .run();
  }

  private List<String> seen(String statements) {
    return run(statements).values();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "Mono.just(\"a\").block(); a",
        "Mono.fromCallable(() -> \"a\").block(); a",
        "Mono.defer(() -> Mono.just(\"a\")).block(); a",
        "Mono.just(\"a\").map(x -> x + \"b\").block(); ab",
        "Mono.just(\"a\").flatMap(x -> Mono.just(x + \"b\")).block(); ab",
        "Mono.just(\"a\").then(Mono.just(\"b\")).block(); b",
        "Mono.just(\"a\").thenReturn(\"b\").block(); b",
        "Mono.just(\"a\").zipWith(Mono.just(\"b\"), (x, y) -> x + y).block(); ab",
        "Mono.just(\"a\").filter(x -> false).switchIfEmpty(Mono.just(\"b\")).block(); b",
        "Mono.just(\"a\").filter(x -> true).defaultIfEmpty(\"b\").block(); a",
        "Mono.just(\"a\").filter(x -> unseen()).defaultIfEmpty(\"b\").block(); a|b",
        "Mono.just(\"a\").filter(x -> false).block(); null",
        "Mono.empty().block(); null",
        "Flux.just(\"a\").next().map(x -> x + \"b\").block(); ab",
        "Flux.just(\"a\").collectList().block(); `[a, ...]`",
        "Mono.just(\"a\").as(chain -> chain.map(x -> x + \"b\")).block(); ab",
        "Mono.just(\"a\").transform(chain -> chain.map(x -> x + \"b\")).block(); ab",
        "Mono.just(\"a\").onErrorReturn(\"b\").block(); a",
        "Mono.just(\"a\").log().block(); a",
        "Mono.just(\"a\").retry().block(); a",
        "Mono.just(\"a\").onErrorComplete().block(); a",
        "Mono.just(\"a\").doFinally(null).block(); a",
        "Mono.just(\"a\").map().filter().flatMap().then().block(); null",
        "Mono.just(\"a\").newOperator().block(); ?"
      })
  void aChainYields(String chain, String expected) {
    assertThat(seen("look(" + chain + ");")).containsExactly(expected);
  }

  @Test
  void nothingRunsBeforeSomebodySubscribes() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                Mono<String> chain = Mono.just("a").doOnNext(x -> gate.open());
                look(gate);
                chain.block();
                look(gate);
                """))
        .containsExactly("shut", "open");
  }

  @Test
  void whatNobodySubscribesToNeverRuns() {
    assertThat(
            seen(
                """
                Mono.just("a").doOnNext(x -> look(x));
                look("end");
                """))
        .containsExactly("end");
  }

  @Test
  void whatIsHandedOutRunsElsewhere() {
    Probe probe =
        run(
            """
            unseen(Mono.just("a").doOnNext(x -> look(x)));
            """);

    assertThat(probe.only().value()).isEqualTo("a");
    assertThat(probe.only().detachments()).isPositive();
  }

  @Test
  void whatSeveralShareRunsOnceAndElsewhere() {
    Probe probe =
        run(
            """
            Gate gate = new Gate();
            Mono<String> shared = Mono.fromCallable(() -> {
              look(gate);
              gate.open();
              return "a";
            }).cache();
            shared.block();
            shared.block();
            """);

    assertThat(probe.only().value()).isEqualTo("shut");
    assertThat(probe.only().detachments()).isPositive();
  }

  @Test
  void whatARootReturnsRunsElsewhere() {
    Probe probe =
        ProbedCode.in(root)
            .with(new ReactiveSemantics(invocation -> Optional.empty()))
            .with(
                """
                package sample;

                import reactor.core.publisher.Mono;

                final class Service {
                  Mono<String> answer() {
                    return Mono.just("a").doOnNext(x -> look(x));
                  }
                }
                """)
            .run();

    assertThat(probe.only().value()).isEqualTo("a");
    assertThat(probe.only().detachments()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Mono.just(\"a\").doOnNext(x -> look(x)).block();",
        "Mono.just(\"a\").doOnNext(x -> look(x)).subscribe();",
        "Mono.just(\"a\").subscribe(x -> look(x));",
        "Mono.just(\"a\").doOnSuccess(x -> look(x)).block();"
      })
  void whatIsKnownAtOnceRunsOnTheThreadThatSubscribes(String statements) {
    Probe probe = run(statements);

    assertThat(probe.only().value()).isEqualTo("a");
    assertThat(probe.only().detachments()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Mono.fromFuture(unseen()).doOnNext(x -> look(\"a\")).block();",
        "Mono.just(\"a\").subscribeOn(Schedulers.parallel()).doOnNext(x -> look(x)).block();",
        "Mono.just(\"a\").doOnNext(x -> look(x)).subscribeOn(Schedulers.parallel()).block();",
        "Mono.just(\"a\").publishOn(Schedulers.parallel()).doOnNext(x -> look(x)).block();",
        "Mono.just(1).publishOn(Schedulers.parallel()).then(Mono.just(\"a\"))"
            + ".doOnNext(x -> look(x)).block();",
        "Mono.just(1).flatMap(x -> unseen(x)).map(x -> look(\"a\")).block();",
        "Mono.just(1).newOperator().map(x -> look(\"a\")).block();"
      })
  void schedulersAndAnswersOfOthersMoveToOtherThreads(String statements) {
    Probe probe = run(statements);

    assertThat(probe.only().value()).isEqualTo("a");
    assertThat(probe.only().detachments()).isPositive();
  }

  @Test
  void theElementsOfAFluxPassAllOperatorsOneByOne() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                Flux.fromIterable(unseen())
                    .doOnNext(x -> look(gate))
                    .doOnNext(x -> gate.open())
                    .doOnNext(x -> look(gate))
                    .doOnNext(x -> gate.shut())
                    .blockLast();
                look(gate);
                """))
        .containsExactly("shut", "open", "shut");
  }

  @Test
  void aFluxMayHaveNoElements() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                Flux.range(0, count()).doOnNext(x -> gate.open()).blockLast();
                look(gate);
                """))
        .containsExactly("open|shut");
  }

  @Test
  void whatComesBeforeAFluxRunsOnce() {
    assertThat(
            seen(
                """
                Gate gate = new Gate();
                Mono.fromRunnable(() -> {
                      look(gate);
                      gate.open();
                    })
                    .thenMany(Flux.range(0, count()))
                    .doOnNext(x -> look(gate))
                    .then(Mono.fromRunnable(() -> gate.shut()))
                    .block();
                look(gate);
                """))
        .containsExactly("shut", "open", "shut");
  }

  @Test
  void elementsRunInALoop() {
    Probe probe = run("Flux.range(0, count()).doOnNext(x -> look(\"a\")).blockLast();");

    assertThat(probe.only().loops()).isEqualTo(1);
  }

  @Test
  void recoveryRunsWhereTheExceptionLeftThings() {
    assertThat(
            seen(
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
            seen(
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
            seen(
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
            seen(
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
            seen(
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
            seen(
                """
                Mono.fromCallable(() -> see("work"))
                    .subscribe(x -> look(x + " done"), e -> look("failed"));
                look("end");
                """))
        .containsExactly("work", "work done", "failed", "end");
  }

  @ParameterizedTest
  @ValueSource(strings = {"onErrorReturn", "startWithValue", "contextWrite"})
  void anObjectIsAValueAndNoFunction(String operator) {
    Probe probe =
        ProbedCode.in(root)
            .with(new ReactiveSemantics(invocation -> Optional.empty()))
            .with(
                """
                package sample;

                final class Order {
                  public void show() {
                    look("shown");
                  }
                }
                """)
            .withMain("Mono.just(1).%s(new Order()).block();".formatted(operator))
            .run();

    assertThat(probe.only().detachments()).isZero();
  }

  @Test
  void anErrorEndsTheChain() {
    assertThat(
            seen(
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

  @Test
  void methodReferencesGetTheElement() {
    assertThat(
            ProbedCode.in(root)
                .with(new ReactiveSemantics(invocation -> Optional.empty()))
                .with(
                    """
                    package sample;

                    import reactor.core.publisher.Mono;

                    final class Main {
                      public static void main(String[] args) {
                        look(Mono.just("a").flatMap(Main::longer).map(Main::quoted).block());
                      }

                      static Mono<String> longer(String text) {
                        return Mono.just(text + "b");
                      }

                      static String quoted(String text) {
                        return "'" + text + "'";
                      }
                    }
                    """)
                .run()
                .values())
        .containsExactly("'ab'");
  }
}
