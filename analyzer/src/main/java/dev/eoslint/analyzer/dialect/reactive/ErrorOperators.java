package dev.eoslint.analyzer.dialect.reactive;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Raised;
import dev.eoslint.analyzer.java.value.Failure;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Operators that see the exceptions of the publishers before them. */
final class ErrorOperators {

  private static final Set<String> ALL =
      Set.of(
          "doOnError",
          "onErrorMap",
          "onErrorResume",
          "onErrorReturn",
          "onErrorComplete",
          "onErrorContinue",
          "retry",
          "retryWhen",
          "doFinally",
          "doOnTerminate",
          "doAfterTerminate");

  private final Subscription subscription;

  ErrorOperators(Subscription subscription) {
    this.subscription = subscription;
  }

  static boolean isOne(String operator) {
    return ALL.contains(operator);
  }

  void subscribe(Publisher made, AbstractValue upstream, Path path, Downstream downstream) {
    List<Raised> raised = attempt(made, upstream, path, downstream);
    switch (made.operator()) {
      case "doOnError" -> {
        runHandlers(made, raised, path);
        raised.forEach(path.engine()::raise);
      }
      case "onErrorMap" -> {
        runHandlers(made, raised, path);
        raised.forEach(
            each -> path.engine().raise(new Raised(Failure.ANYTHING, false, each.state())));
      }
      case "doFinally", "doOnTerminate", "doAfterTerminate" -> {
        raised.forEach(each -> runCode(made, handling(each, made, path)));
        runCode(made, path);
        raised.forEach(path.engine()::raise);
      }
      case "retry", "retryWhen" ->
          goOn(raised, made, path, failed -> subscription.to(upstream, failed, downstream));
      default -> recover(made, raised, path, downstream);
    }
  }

  private void recover(Publisher made, List<Raised> raised, Path path, Downstream downstream) {
    if (raised.isEmpty() && !made.operator().equals("onErrorReturn")) {
      runCode(made, path.elsewhere());
    }
    if (isSelective(made, path)) {
      raised.forEach(
          each -> path.engine().raise(new Raised(each.type(), each.exact(), each.state().fork())));
    }
    goOn(raised, made, path, failed -> recover(made, failed, downstream));
  }

  private void recover(Publisher made, Path failed, Downstream downstream) {
    switch (made.operator()) {
      case "onErrorReturn" ->
          made.lastArgument().ifPresent(value -> downstream.next(value, failed));
      case "onErrorResume" ->
          made.lastArgument()
              .ifPresent(
                  code ->
                      subscription.to(
                          failed.run(code, List.of(AbstractValue.opaque())), failed, downstream));
      default -> {
        runCode(made, failed);
        downstream.empty(failed);
      }
    }
  }

  /** Returns whether only some exceptions are recovered from. */
  private static boolean isSelective(Publisher made, Path path) {
    int most = made.operator().equals("onErrorComplete") ? 0 : 1;
    return made.arguments().size() > most
        || (most == 0 && made.arguments().stream().anyMatch(path::isCode));
  }

  /**
   * Subscribes to {@code upstream}. What comes behind the operator runs outside of it, since its
   * exceptions are no business of the operator.
   */
  private List<Raised> attempt(
      Publisher made, AbstractValue upstream, Path path, Downstream downstream) {
    if (made.many()) {
      Gathering gathering = new Gathering();
      List<Raised> raised =
          path.engine().attempt(engine -> subscription.to(upstream, path.with(engine), gathering));
      subscription.each(gathering.element(), made.site(), gathering.after(path), downstream);
      return raised;
    }
    List<Consumer<Downstream>> signals = new ArrayList<>();
    List<Path> ends = new ArrayList<>();
    List<Raised> raised =
        path.engine()
            .attempt(
                engine ->
                    subscription.to(upstream, path.with(engine), keeping(signals, ends, path)));
    signals.forEach(signal -> signal.accept(downstream));
    path.meet(ends);
    return raised;
  }

  /** Keeps the signals with the states in which they come. */
  private static Downstream keeping(
      List<Consumer<Downstream>> signals, List<Path> ends, Path outside) {
    return new Downstream() {
      @Override
      public void next(AbstractValue element, Path at) {
        Path end = at.fork().with(outside.engine());
        ends.add(end);
        signals.add(downstream -> downstream.next(element, end));
      }

      @Override
      public void empty(Path at) {
        Path end = at.fork().with(outside.engine());
        ends.add(end);
        signals.add(downstream -> downstream.empty(end));
      }
    };
  }

  private static void runHandlers(Publisher made, List<Raised> raised, Path path) {
    if (raised.isEmpty()) {
      runCode(made, path.elsewhere());
    }
    raised.forEach(each -> runCode(made, handling(each, made, path)));
  }

  private static void runCode(Publisher made, Path path) {
    List<AbstractValue> arguments =
        made.operator().endsWith("Terminate") ? List.of() : List.of(AbstractValue.opaque());
    made.lastArgument().filter(path::isCode).ifPresent(code -> path.run(code, arguments));
  }

  private static Path handling(Raised exception, Publisher made, Path path) {
    Status.Handler handler = handler(made, path);
    exception.state().changeAllStatuses(status -> status.whenCaught(handler));
    return path.with(exception.state())
        .with(path.frame().inScope(new Frame.ExceptionHandler(handler.site())));
  }

  private static Status.Handler handler(Publisher made, Path path) {
    Site site =
        made.lastArgument()
            .flatMap(code -> path.state().object(code, Closure.class))
            .map(closure -> closure.code().site())
            .orElse(made.site());
    String exception =
        made.arguments().size() > 1
            ? made.arguments().get(0).text().orElse(Failure.ANYTHING)
            : Failure.ANYTHING;
    return new Status.Handler(
        site, exception, false, made.site(), false, Optional.empty(), Set.of());
  }

  /** Goes on behind the exceptions as {@code way} says, and meets the way without any. */
  private static void goOn(List<Raised> raised, Publisher made, Path path, Consumer<Path> way) {
    List<Path> ends = new ArrayList<>(List.of(path.fork()));
    for (Raised each : raised) {
      Path failed = handling(each, made, path);
      way.accept(failed);
      ends.add(failed);
    }
    path.meet(ends);
  }
}
