package dev.eoslint.analyzer.dialect.reactive;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Publishers that static methods make: {@code Mono.just}, {@code Flux.fromIterable}, ... */
final class Origins {

  private final Subscription subscription;

  Origins(Subscription subscription) {
    this.subscription = subscription;
  }

  void subscribe(Publisher publisher, Path path, Downstream downstream) {
    switch (publisher.operator()) {
      case "just" -> just(publisher, path, downstream);
      case "justOrEmpty" -> {
        Path absent = path.fork();
        publisher.argument(0).ifPresent(value -> downstream.next(value, path));
        downstream.empty(absent);
        path.meet(List.of(path.fork(), absent));
      }
      case "fromCallable", "fromSupplier" ->
          publisher.argument(0).ifPresent(code -> downstream.next(path.run(code, List.of()), path));
      case "fromRunnable" -> {
        publisher.argument(0).ifPresent(code -> path.run(code, List.of()));
        downstream.empty(path);
      }
      case "defer", "deferContextual" ->
          publisher
              .argument(0)
              .ifPresent(code -> subscription.to(path.run(code, List.of()), path, downstream));
      case "fromIterable", "fromArray", "fromStream" ->
          publisher.argument(0).ifPresent(all -> fromAll(all, publisher, path, downstream));
      case "range" -> subscription.each(AbstractValue.opaque(), publisher.site(), path, downstream);
      case "empty" -> downstream.empty(path);
      case "never" -> path.state().markUnreachable();
      case "error" -> fail(publisher, path);
      case "from", "fromDirect" ->
          publisher.argument(0).ifPresent(other -> subscription.to(other, path, downstream));
      case "merge", "mergeSequential", "concat", "concatDelayError" ->
          parts(publisher, path).forEach(part -> subscription.to(part, path, downstream));
      case "zip", "zipDelayError", "when", "whenDelayError" -> all(publisher, path, downstream);
      default -> unknown(publisher, path, downstream);
    }
  }

  private void just(Publisher publisher, Path path, Downstream downstream) {
    if (publisher.arguments().size() == 1) {
      downstream.next(publisher.arguments().get(0), path);
    } else {
      AbstractValue all =
          path.state().reference(new Sequence(publisher.arguments(), true, Optional.empty()));
      subscription.eachOf(all, publisher.site(), path, downstream);
    }
  }

  private void fromAll(
      AbstractValue elements, Publisher publisher, Path path, Downstream downstream) {
    AbstractValue all = path.isCode(elements) ? path.run(elements, List.of()) : elements;
    subscription.eachOf(all, publisher.site(), path, downstream);
  }

  private static void fail(Publisher publisher, Path path) {
    publisher.argument(0).filter(path::isCode).ifPresent(code -> path.run(code, List.of()));
    path.mayFail();
    path.state().markUnreachable();
  }

  /** Waits for all publishers that it is given. */
  private void all(Publisher publisher, Path path, Downstream downstream) {
    Gathering gathering = new Gathering();
    parts(publisher, path).forEach(part -> subscription.to(part, path, gathering));
    Path after = gathering.after(path);
    List<AbstractValue> combinators = publisher.arguments().stream().filter(path::isCode).toList();
    AbstractValue result = Path.derived(gathering.element());
    for (AbstractValue combinator : combinators) {
      result = after.run(combinator, List.of(result, result, result));
    }
    if (publisher.operator().startsWith("when")) {
      downstream.empty(after);
    } else {
      downstream.next(result, after);
    }
  }

  private static List<AbstractValue> parts(Publisher publisher, Path path) {
    List<AbstractValue> parts = new ArrayList<>();
    for (AbstractValue argument : publisher.arguments()) {
      List<Sequence> lists = path.state().objects(argument, Sequence.class);
      lists.forEach(list -> parts.addAll(list.elements()));
      if (Publisher.isPublisher(argument, path.state())) {
        parts.add(argument);
      }
    }
    return parts;
  }

  /** Callbacks, timers, futures and resources signal on threads of their own. */
  private void unknown(Publisher publisher, Path path, Downstream downstream) {
    path.mayFail();
    Path aside = path.elsewhere();
    publisher.arguments().stream().filter(path::isCode).forEach(code -> aside.run(code, List.of()));
    AbstractValue element = AbstractValue.derivedFrom(AbstractValue.union(publisher.arguments()));
    if (publisher.many()) {
      subscription.each(element, publisher.site(), aside, downstream);
    } else {
      downstream.next(element, aside);
    }
  }
}
