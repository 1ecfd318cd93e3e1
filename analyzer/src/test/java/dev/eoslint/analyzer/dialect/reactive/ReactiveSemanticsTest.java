package dev.eoslint.analyzer.dialect.reactive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.Probe;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ReactiveSemanticsTest {

  @TempDir private Path root;

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
    assertThat(ReactiveCode.seen(root, "look(" + chain + ");")).containsExactly(expected);
  }

  @Test
  void nothingRunsBeforeSomebodySubscribes() {
    assertThat(
            ReactiveCode.seen(
                root,
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
            ReactiveCode.seen(
                root,
                """
                Mono.just("a").doOnNext(x -> look(x));
                look("end");
                """))
        .containsExactly("end");
  }

  @Test
  void whatIsHandedOutRunsElsewhere() {
    Probe probe =
        ReactiveCode.run(
            root,
            """
            unseen(Mono.just("a").doOnNext(x -> look(x)));
            """);

    assertThat(probe.only().value()).isEqualTo("a");
    assertThat(probe.only().detachments()).isPositive();
  }

  @Test
  void whatSeveralShareRunsOnceAndElsewhere() {
    Probe probe =
        ReactiveCode.run(
            root,
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
        ReactiveCode.in(root)
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
    Probe probe = ReactiveCode.run(root, statements);

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
    Probe probe = ReactiveCode.run(root, statements);

    assertThat(probe.only().value()).isEqualTo("a");
    assertThat(probe.only().detachments()).isPositive();
  }

  @Test
  void theElementsOfAFluxPassAllOperatorsOneByOne() {
    assertThat(
            ReactiveCode.seen(
                root,
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
            ReactiveCode.seen(
                root,
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
            ReactiveCode.seen(
                root,
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
    Probe probe =
        ReactiveCode.run(root, "Flux.range(0, count()).doOnNext(x -> look(\"a\")).blockLast();");

    assertThat(probe.only().loops()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"onErrorReturn", "startWithValue", "contextWrite"})
  void anObjectIsAValueAndNoFunction(String operator) {
    Probe probe =
        ReactiveCode.in(root)
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
  void methodReferencesGetTheElement() {
    assertThat(
            ReactiveCode.in(root)
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
