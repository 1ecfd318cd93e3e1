package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.flow.ExceptionTypes.Match;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.TypeName;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Executes {@code try} statements: exceptions, handlers, resources, {@code finally}. */
final class Tries {

  private final Interpreter interpreter;

  Tries(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  boolean execute(Statement.Try attempt, Position at) {
    Exits inner = Exits.caught();
    List<State> ends = new ArrayList<>();
    Position body = at.with(at.frame().handling(handled(attempt, at))).with(inner);
    List<String> resources = new ArrayList<>();
    boolean opened = open(attempt, body, resources);
    if (opened && interpreter.statements().execute(attempt.body(), body)) {
      ends.add(at.state().fork());
    }
    close(attempt, resources, ends, inner, at);
    Exits handled = attempt.finallyBlock().isPresent() ? Exits.caught() : at.exits().nested();
    inner.passJumpsTo(handled);
    handle(attempt, inner.thrown(), ends, at.with(handled));
    finish(attempt, ends, handled, at);
    return interpreter.statements().goOn(ends, at);
  }

  private static Set<String> handled(Statement.Try attempt, Position at) {
    return attempt.handlers().stream()
        .flatMap(handler -> handler.types().stream())
        .map(type -> at.frame().type().resolve(type).name())
        .collect(Collectors.toSet());
  }

  private boolean open(Statement.Try attempt, Position body, List<String> resources) {
    for (Statement resource : attempt.resources()) {
      if (!interpreter.statements().execute(resource, body)) {
        return false;
      }
      if (resource instanceof Statement.LocalVariables locals) {
        locals.variables().stream().map(Variable::name).forEach(resources::add);
      }
    }
    return true;
  }

  /** Closes the resources in reverse order on every way out. */
  private void close(
      Statement.Try attempt, List<String> resources, List<State> ends, Exits inner, Position at) {
    List<String> reversed = new ArrayList<>(resources);
    Collections.reverse(reversed);
    if (reversed.isEmpty()) {
      return;
    }
    Site end = attempt.body().site();
    ends.forEach(state -> closeAll(reversed, end, at.with(state)));
    inner.changeJumps(state -> closeAll(reversed, end, at.with(state)));
    inner.changeThrown(state -> closeAll(reversed, end, at.with(state)));
  }

  private void closeAll(List<String> resources, Site site, Position at) {
    for (String resource : resources) {
      at.state()
          .variable(resource)
          .ifPresent(value -> interpreter.calls().callOn(value, "close", List.of(), site, at));
    }
  }

  /** Runs the handlers, once for each kind of exception that they can catch. */
  private void handle(
      Statement.Try attempt, Map<Thrown, State> thrown, List<State> ends, Position at) {
    Map<Thrown, State> left = new LinkedHashMap<>(thrown);
    for (Statement.Catch handler : attempt.handlers()) {
      boolean caught = false;
      for (Map.Entry<Thrown, State> exception : List.copyOf(left.entrySet())) {
        Match match = match(handler, exception.getKey(), at);
        if (match == Match.CERTAIN) {
          left.remove(exception.getKey());
        }
        if (match != Match.NONE) {
          caught = true;
          run(handler, exception.getKey(), exception.getValue().fork(), ends, at);
        }
      }
      if (!caught) {
        // Its exception is not known to be thrown here; its code still belongs to the application.
        State.join(thrown.values())
            .ifPresent(state -> run(handler, Thrown.ANYTHING, state, ends, at));
      }
    }
    left.forEach(at.exits()::throwsFrom);
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
    Status.Handler caught =
        new Status.Handler(handler.site(), type.name(), Reporting.isAllOf(handler.body()));
    start.changeAllStatuses(status -> status.whenCaught(caught));
    start.assign(
        handler.variable(),
        start.reference(interpreter.exceptionTypes().caught(exception, type, handler.site())));
    if (interpreter.statements().execute(handler.body(), at.with(start))) {
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
