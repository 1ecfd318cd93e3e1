package dev.eoslint.analyzer.dialect.reactive;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Operators that wait for the end of the publisher before them, or see that it was empty. */
final class Operators {

  private static final Set<String> THREADS_FROM_THE_START =
      Set.of("subscribeOn", "delaySubscription");

  private static final Set<String> LISTS = Set.of("collectList", "collectSortedList");

  private static final Set<String> ONE_OF_MANY =
      Set.of("next", "single", "last", "elementAt", "reduce");

  private final Subscription subscription;
  private final ElementOperators elements;
  private final ErrorOperators errors;

  Operators(Subscription subscription) {
    this.subscription = subscription;
    this.elements = new ElementOperators(subscription);
    this.errors = new ErrorOperators(subscription);
  }

  void subscribe(Publisher made, AbstractValue upstream, Path path, Downstream downstream) {
    String operator = made.operator();
    if (ErrorOperators.isOne(operator)) {
      errors.subscribe(made, upstream, path, downstream);
    } else if (operator.startsWith("collect") || ONE_OF_MANY.contains(operator)) {
      collect(made, upstream, path, downstream);
    } else if (THREADS_FROM_THE_START.contains(operator)) {
      subscription.to(upstream, path.elsewhere(), downstream);
    } else {
      signals(made, upstream, path, downstream);
    }
  }

  private void signals(Publisher made, AbstractValue upstream, Path path, Downstream downstream) {
    switch (made.operator()) {
      case "doFirst" -> {
        made.argument(0).ifPresent(code -> path.run(code, List.of()));
        subscription.to(upstream, path, downstream);
      }
      case "doOnSubscribe" -> {
        made.argument(0).ifPresent(code -> path.run(code, List.of(AbstractValue.opaque())));
        subscription.to(upstream, path, downstream);
      }
      case "doOnSuccess" -> subscription.to(upstream, path, observed(made, downstream));
      case "switchIfEmpty", "defaultIfEmpty" ->
          subscription.to(upstream, path, replacing(made, downstream));
      case "then", "thenEmpty", "thenMany", "thenReturn", "ignoreElements", "and" ->
          then(made, upstream, path, downstream);
      case "concatWith", "mergeWith" -> {
        subscription.to(upstream, path, downstream);
        made.argument(0).ifPresent(other -> subscription.to(other, path, downstream));
      }
      default -> elements.subscribe(made, upstream, path, downstream);
    }
  }

  private static Downstream observed(Publisher made, Downstream downstream) {
    return new Downstream() {
      @Override
      public void next(AbstractValue element, Path path) {
        observe(element, path);
        downstream.next(element, path);
      }

      @Override
      public void empty(Path path) {
        observe(new AbstractValue.Null(), path);
        downstream.empty(path);
      }

      private void observe(AbstractValue element, Path path) {
        made.argument(0).ifPresent(code -> path.run(code, List.of(element)));
      }
    };
  }

  private Downstream replacing(Publisher made, Downstream downstream) {
    AbstractValue other = made.argument(0).orElseGet(AbstractValue::opaque);
    return new Downstream() {
      @Override
      public void next(AbstractValue element, Path path) {
        downstream.next(element, path);
      }

      @Override
      public void empty(Path path) {
        if (made.operator().equals("defaultIfEmpty")) {
          downstream.next(other, path);
        } else {
          subscription.to(other, path, downstream);
        }
      }
    };
  }

  private void then(Publisher made, AbstractValue upstream, Path path, Downstream downstream) {
    Path after = subscription.waitFor(upstream, path).after(path);
    Optional<AbstractValue> other = made.argument(0);
    if (!after.isReachable()) {
      return;
    } else if (other.isEmpty()) {
      downstream.empty(after);
    } else if (made.operator().equals("thenReturn")) {
      downstream.next(other.get(), after);
    } else {
      subscription.to(other.get(), after, downstream);
    }
  }

  private void collect(Publisher made, AbstractValue upstream, Path path, Downstream downstream) {
    Gathering gathering = subscription.waitFor(upstream, path);
    Path after = gathering.after(path);
    AbstractValue element = gathering.element();
    made.arguments().stream()
        .filter(path::isCode)
        .forEach(code -> after.run(code, List.of(element, element)));
    downstream.next(collected(made, element, after), after);
  }

  private static AbstractValue collected(Publisher made, AbstractValue element, Path path) {
    if (ONE_OF_MANY.contains(made.operator())) {
      return element;
    }
    return LISTS.contains(made.operator())
        ? path.state().reference(new Sequence(List.of(element), false, Optional.empty()))
        : Path.derived(element);
  }
}
