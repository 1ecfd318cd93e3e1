package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Executes statements. A state is changed in place; the result says whether it goes on. */
final class Statements {

  private final Interpreter interpreter;

  Statements(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** Executes {@code statement}; returns whether execution can come to its end. */
  boolean execute(Statement statement, Position at) {
    return execute(statement, at, Exits.NEAREST);
  }

  private boolean execute(Statement statement, Position at, String label) {
    if (!at.state().isReachable() || !interpreter.budget().take()) {
      return at.state().isReachable();
    }
    if (statement instanceof Statement.Block block) {
      return executeAll(block.statements(), at);
    } else if (statement instanceof Statement.ExpressionStatement expression) {
      return expression(expression.expression(), at);
    } else if (statement instanceof Statement.LocalVariables locals) {
      locals.variables().forEach(variable -> declare(variable, at));
      return at.state().isReachable();
    } else if (statement instanceof Statement.If decision) {
      return decide(decision, at);
    } else if (statement instanceof Statement.Loop loop) {
      return LoopRun.execute(loop, label, interpreter, at);
    } else if (statement instanceof Statement.Try attempt) {
      return interpreter.tries().execute(attempt, at);
    } else if (statement instanceof Statement.Labeled labeled) {
      return labeled(labeled, at);
    } else if (statement instanceof Statement.Synchronized guarded) {
      interpreter.evaluate(guarded.lock(), at);
      return execute(guarded.body(), at.with(at.frame().inScope(new Frame.Lock(guarded.site()))));
    }
    return leave(statement, at);
  }

  private boolean leave(Statement statement, Position at) {
    if (statement instanceof Statement.Return result) {
      AbstractValue value =
          result
              .value()
              .map(each -> interpreter.evaluate(each, at))
              .orElseGet(AbstractValue.Null::new);
      if (at.state().isReachable()) {
        CallResults.bindReturned(result.value(), value, at);
        at.exits().returns(at.state().fork(), value);
      }
      return false;
    } else if (statement instanceof Statement.Throw thrown) {
      AbstractValue exception = interpreter.evaluate(thrown.exception(), at);
      at.exits()
          .throwsFrom(
              interpreter.exceptionTypes().thrown(thrown.exception(), exception, at), at.state());
      return false;
    } else if (statement instanceof Statement.Break jump) {
      at.exits().breaks(jump.label().orElse(Exits.NEAREST), at.state().fork());
      return false;
    } else if (statement instanceof Statement.Continue jump) {
      at.exits().continues(jump.label().orElse(Exits.NEAREST), at.state().fork());
      return false;
    } else if (statement instanceof Statement.Yield yield) {
      AbstractValue value = interpreter.evaluate(yield.value(), at);
      if (at.state().isReachable()) {
        CallResults.bindChosen(yield.value(), value, at);
        at.exits().yields(at.state().fork(), value);
      }
      return false;
    } else if (statement instanceof Statement.ConstructorCall call) {
      interpreter.construction().constructorCall(call, at);
      return at.state().isReachable();
    }
    return true;
  }

  boolean executeAll(List<Statement> statements, Position at) {
    for (Statement statement : statements) {
      if (!execute(statement, at)) {
        return false;
      }
    }
    return true;
  }

  private boolean expression(Expression expression, Position at) {
    if (expression instanceof Expression.Switch choice) {
      return interpreter.switches().execute(choice, at);
    }
    AbstractValue result = interpreter.evaluate(expression, at);
    if (expression instanceof Expression.Call call && at.state().isReachable()) {
      at.state().discard(result);
      interpreter
          .semantics()
          .forEach(each -> each.resultDropped(result, call.site(), at.state(), at.frame()));
    }
    return at.state().isReachable();
  }

  private void declare(Variable variable, Position at) {
    AbstractValue value =
        variable
            .initialiser()
            .map(initial -> interpreter.evaluate(initial, at))
            .orElseGet(AbstractValue.Null::new);
    at.state().assign(variable.name(), interpreter.typed(value, variable.type(), at));
    variable
        .initialiser()
        .filter(
            initial -> initial instanceof Expression.Call || initial instanceof Expression.Creation)
        .ifPresent(initial -> beginSettings(value, variable.site(), at.state()));
    variable
        .initialiser()
        .ifPresent(
            initial ->
                CallResults.bind(
                    initial, new Expression.Name(variable.site(), variable.name()), at));
  }

  /** Settings that a variable of its own holds are filled from there on. */
  private static void beginSettings(AbstractValue value, Site site, State state) {
    if (value instanceof AbstractValue.Reference map) {
      state
          .object(map, ConfigMap.class)
          .ifPresent(settings -> state.update(map.id(), settings.beginningAt(site)));
    }
  }

  private boolean decide(Statement.If decision, Position at) {
    Branching.Ways ways =
        interpreter.branching().split(decision.condition(), at.with(at.state().fork()));
    Position branches = ways.isOpen() ? at.with(at.frame().under(decision.condition().site())) : at;
    List<State> ends = new ArrayList<>();
    Optional<State> holds = State.join(ways.whenTrue());
    Optional<State> fails = State.join(ways.whenFalse());
    Site site = decision.condition().site();
    if (ways.isOpen()) {
      interpreter.thresholds().note(decision, at.frame().type());
      holds.ifPresent(state -> Decisions.note(site, ways.value(), true, state));
      fails.ifPresent(state -> Decisions.note(site, ways.value(), false, state));
    }
    holds.filter(state -> execute(decision.whenTrue(), branches.with(state))).ifPresent(ends::add);
    fails
        .filter(
            state ->
                decision
                    .whenFalse()
                    .map(branch -> execute(branch, branches.with(state)))
                    .orElse(true))
        .ifPresent(ends::add);
    if (!at.goOn(ends)) {
      at.state().markUnreachable();
      return false;
    }
    return true;
  }

  private boolean labeled(Statement.Labeled labeled, Position at) {
    Exits inner = at.exits().nested();
    boolean ends = execute(labeled.body(), at.with(inner), labeled.label());
    List<State> states = new ArrayList<>(inner.takeBreaks(labeled.label()));
    inner.passTo(at.exits());
    if (ends) {
      states.add(at.state().fork());
    }
    return at.goOn(states);
  }
}
