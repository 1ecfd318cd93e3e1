package dev.eoslint.analyzer.dialect.reactive;

import dev.eoslint.analyzer.java.value.AbstractValue;
import java.util.List;

/** Operators that do something with each element. */
final class ElementOperators {

  private final Subscription subscription;

  ElementOperators(Subscription subscription) {
    this.subscription = subscription;
  }

  void subscribe(Publisher made, AbstractValue upstream, Path path, Downstream downstream) {
    ElementOperator operator = ElementOperator.of(made.operator());
    if (!operator.runsFunction()) {
      runAside(made, path);
    }
    subscription.to(
        upstream,
        path,
        new Downstream() {
          @Override
          public void next(AbstractValue element, Path at) {
            if (at.isReachable()) {
              take(operator, made, element, at, downstream);
            }
          }

          @Override
          public void empty(Path at) {
            downstream.empty(at);
          }
        });
  }

  private void take(
      ElementOperator operator,
      Publisher made,
      AbstractValue element,
      Path path,
      Downstream downstream) {
    switch (operator) {
      case MAP -> downstream.next(run(made, element, path), path);
      case HANDLE -> {
        run(made, element, path);
        downstream.next(Path.derived(element), path);
      }
      case OBSERVE -> {
        run(made, element, path);
        downstream.next(element, path);
      }
      case FLATTEN -> subscription.to(run(made, element, path), path, downstream);
      case FLATTEN_COLLECTION ->
          subscription.eachOf(run(made, element, path), made.site(), path, downstream);
      case DELAY ->
          downstream.next(
              element, subscription.waitFor(run(made, element, path), path).after(path));
      case ZIP_WITH_RESULT -> zip(element, run(made, element, path), made, path, downstream);
      case ZIP_WITH_OTHER ->
          made.argument(0).ifPresent(other -> zip(element, other, made, path, downstream));
      case FILTER -> select(made, run(made, element, path), element, path, downstream);
      case SELECT -> select(made, AbstractValue.opaque(), element, path, downstream);
      case MOVE -> downstream.next(element, path.elsewhere());
      case PASS -> downstream.next(element, path);
      case UNKNOWN -> {
        path.mayFail();
        downstream.next(Path.derived(element), path.elsewhere());
      }
    }
  }

  /** What other operators are given runs at some time, perhaps. */
  private static void runAside(Publisher made, Path path) {
    made.arguments().stream()
        .filter(path::isCode)
        .forEach(code -> path.elsewhere().run(code, List.of()));
  }

  private static AbstractValue run(Publisher made, AbstractValue element, Path path) {
    List<AbstractValue> arguments =
        made.operator().equals("handle")
            ? List.of(element, AbstractValue.opaque())
            : List.of(element);
    return made.argument(0)
        .filter(path::isCode)
        .map(code -> path.run(code, arguments))
        .orElseGet(() -> Path.derived(element));
  }

  private void zip(
      AbstractValue element,
      AbstractValue other,
      Publisher made,
      Path path,
      Downstream downstream) {
    Gathering gathering = subscription.waitFor(other, path);
    Path after = gathering.after(path);
    AbstractValue pair =
        made.argument(1)
            .filter(path::isCode)
            .map(combinator -> after.run(combinator, List.of(element, gathering.element())))
            .orElseGet(() -> Path.derived(element, gathering.element()));
    downstream.next(pair, after);
  }

  /** Hands {@code element} on where the decision on {@code test} lets it through. */
  private static void select(
      Publisher made, AbstractValue test, AbstractValue element, Path path, Downstream downstream) {
    boolean decides = made.operator().equals("filter");
    if (decides && test.isKnown(true)) {
      downstream.next(element, path);
    } else if (decides && test.isKnown(false)) {
      downstream.empty(path);
    } else {
      Path without = path.fork();
      path.engine().decided(made.site(), test, true, path.state());
      path.engine().decided(made.site(), test, false, without.state());
      downstream.next(element, path.under(made.site()));
      downstream.empty(without);
      path.meet(List.of(path.fork(), without));
    }
  }
}
