package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.flow.ExceptionTypes.Match;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.TypeName;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Executes {@code try} statements: exceptions, handlers, resources, {@code finally}. */
final class Tries {

  private final Interpreter interpreter;
  private final Reporting reporting;
  private final LeftOut leftOut;

  Tries(Interpreter interpreter, List<LibrarySemantics> semantics) {
    this.interpreter = interpreter;
    this.reporting = new Reporting(semantics);
    this.leftOut = new LeftOut(reporting);
  }

  boolean execute(Statement.Try attempt, Position at) {
    Exits inner = Exits.caught();
    List<State> ends = new ArrayList<>();
    Position body = at.with(at.frame().handling(handled(attempt, at))).with(inner);
    Exits openings = Exits.caught();
    List<Expression> resources = new ArrayList<>();
    boolean opened = open(attempt, body.with(openings), resources);
    if (opened && interpreter.statements().execute(attempt.body(), body)) {
      ends.add(at.state().fork());
    }
    close(attempt, resources, ends, inner, at);
    openings.passTo(inner);
    Exits handled = attempt.finallyBlock().isPresent() ? Exits.caught() : at.exits().nested();
    inner.passJumpsTo(handled);
    handle(attempt, inner.thrown(), ends, at.with(handled));
    finish(attempt, ends, handled, at);
    return at.goOn(ends);
  }

  private static Set<String> handled(Statement.Try attempt, Position at) {
    return attempt.handlers().stream()
        .flatMap(handler -> handler.types().stream())
        .map(type -> at.frame().type().resolve(type).name())
        .collect(Collectors.toSet());
  }

  /** Opens the resources; when one cannot be opened, those before it are closed. */
  private boolean open(Statement.Try attempt, Position at, List<Expression> resources) {
    for (Statement resource : attempt.resources()) {
      Exits failed = Exits.caught();
      boolean opened = interpreter.statements().execute(resource, at.with(failed));
      List<Expression> before = List.copyOf(resources);
      failed.changeThrown(state -> closeAll(before, resource.site(), at.with(state)));
      failed.passTo(at.exits());
      if (!opened) {
        return false;
      }
      resources.addAll(0, closedBy(resource));
    }
    return true;
  }

  private static List<Expression> closedBy(Statement resource) {
    if (resource instanceof Statement.LocalVariables locals) {
      return locals.variables().stream()
          .<Expression>map(variable -> new Expression.Name(variable.site(), variable.name()))
          .toList();
    }
    return resource instanceof Statement.ExpressionStatement named
        ? List.of(named.expression())
        : List.of();
  }

  /** Closes the resources on every way out, the last one first. */
  private void close(
      Statement.Try attempt,
      List<Expression> resources,
      List<State> ends,
      Exits inner,
      Position at) {
    if (resources.isEmpty()) {
      return;
    }
    Site end = attempt.body().site();
    ends.forEach(state -> closeAll(resources, end, at.with(state)));
    inner.changeJumps(state -> closeAll(resources, end, at.with(state)));
    inner.changeThrown(state -> closeAll(resources, end, at.with(state)));
  }

  private void closeAll(List<Expression> resources, Site site, Position at) {
    for (Expression resource : resources) {
      close(interpreter.evaluate(resource, at), site, at);
    }
  }

  /** What a failing close throws does not keep others from being closed. */
  void close(AbstractValue value, Site site, Position at) {
    EvaluatedCall close = new EvaluatedCall("close", List.of(), site);
    interpreter.dispatch().call(value, close, at.with(Exits.uncaught()));
  }

  /** Runs the handlers, once for each kind of exception that they can catch. */
  private void handle(
      Statement.Try attempt, Map<Thrown, State> thrown, List<State> ends, Position at) {
    Map<Thrown, State> left = new LinkedHashMap<>(thrown);
    for (Statement.Catch handler : attempt.handlers()) {
      Map<Thrown, List<State>> caught = new LinkedHashMap<>();
      matches(handler, left.keySet(), at)
          .forEach(
              (exception, match) -> {
                State state = match == Match.CERTAIN ? left.remove(exception) : left.get(exception);
                caught
                    .computeIfAbsent(exception.ofAnyLibrary(), kind -> new ArrayList<>())
                    .add(state);
              });
      caught.forEach(
          (exception, states) -> {
            State start = State.join(states).orElseThrow();
            start.changeAllStatuses(status -> status.whenCaught(describe(handler, attempt, at)));
            run(handler, exception, start, ends, at);
          });
      if (caught.isEmpty()) {
        // Its exception is not known to be thrown here; its code still belongs to the application.
        State.join(thrown.values())
            .ifPresent(
                state -> {
                  state.changeAllStatuses(
                      status -> status.whenPerhapsCaught(describe(handler, attempt, at)));
                  run(handler, Thrown.ANYTHING, state, ends, at);
                });
      }
    }
    left.forEach(at.exits()::throwsFrom);
  }

  private Status.Handler describe(Statement.Catch handler, Statement.Try attempt, Position at) {
    JavaType type = at.frame().type().resolve(handler.types().get(0));
    return new Status.Handler(
        handler.site(),
        type.name(),
        reporting.isAllOf(handler.body()),
        attempt.body().site(),
        isSingleCall(attempt.body()),
        leftOut.by(handler, attempt, at),
        namedBefore(handler, attempt, at));
  }

  /** A call with arguments may run code that it is given. */
  private static boolean isSingleCall(Statement.Block block) {
    return block.statements().size() == 1
        && block.statements().get(0) instanceof Statement.ExpressionStatement statement
        && statement.expression() instanceof Expression.Call call
        && call.arguments().isEmpty();
  }

  private static Set<String> namedBefore(
      Statement.Catch handler, Statement.Try attempt, Position at) {
    return attempt.handlers().subList(0, attempt.handlers().indexOf(handler)).stream()
        .flatMap(earlier -> earlier.types().stream())
        .map(type -> at.frame().type().resolve(type).name())
        .collect(Collectors.toSet());
  }

  /**
   * Returns which of the exceptions {@code handler} can catch. Where calls of a library explain a
   * handler of its exceptions, calls of which nothing is known are not taken to throw them too.
   */
  private Map<Thrown, Match> matches(Statement.Catch handler, Set<Thrown> exceptions, Position at) {
    Map<Thrown, Match> found = new LinkedHashMap<>();
    for (Thrown exception : exceptions) {
      Match match = match(handler, exception, at);
      if (match != Match.NONE) {
        found.put(exception, match);
      }
    }
    boolean explained =
        found.keySet().stream().anyMatch(exception -> isExplained(handler, exception, at));
    if (explained) {
      found
          .entrySet()
          .removeIf(match -> match.getKey().isGuess() && match.getValue() == Match.POSSIBLE);
    }
    return found;
  }

  private static boolean isExplained(Statement.Catch handler, Thrown exception, Position at) {
    return handler.types().stream()
        .map(type -> at.frame().type().resolve(type).name())
        .anyMatch(exception::isOfLibraryOf);
  }

  private Match match(Statement.Catch handler, Thrown exception, Position at) {
    Match best = Match.NONE;
    for (TypeName type : handler.types()) {
      Match match = interpreter.exceptionTypes().match(exception, at.frame().type().resolve(type));
      best = match.compareTo(best) < 0 ? match : best;
    }
    return best;
  }

  private void run(
      Statement.Catch handler, Thrown exception, State start, List<State> ends, Position at) {
    JavaType type = at.frame().type().resolve(handler.types().get(0));
    start.assign(
        handler.variable(),
        start.reference(interpreter.exceptionTypes().caught(exception, type, handler.site())));
    Position inside =
        at.with(start).with(at.frame().inScope(new Frame.ExceptionHandler(handler.site())));
    if (interpreter.statements().execute(handler.body(), inside)) {
      ends.add(start);
    }
  }

  private void finish(Statement.Try attempt, List<State> ends, Exits handled, Position at) {
    Optional<Statement.Block> last = attempt.finallyBlock();
    if (last.isEmpty()) {
      handled.passTo(at.exits());
      return;
    }
    List<State> finished = new ArrayList<>();
    for (State state : ends) {
      if (interpreter.statements().execute(last.get(), at.with(state))) {
        finished.add(state);
      }
    }
    ends.clear();
    ends.addAll(finished);
    handled.changeJumps(state -> interpreter.statements().execute(last.get(), at.with(state)));
    handled.passJumpsTo(at.exits());
    handled
        .thrown()
        .forEach(
            (exception, state) -> {
              if (interpreter.statements().execute(last.get(), at.with(state))) {
                at.exits().throwsFrom(exception, state);
              }
            });
  }
}
