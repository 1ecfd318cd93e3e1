package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Executes {@code switch} statements and expressions. */
final class Switches {

  private final Interpreter interpreter;

  Switches(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** Executes the statement {@code choice}; returns whether execution can go on behind it. */
  boolean execute(Expression.Switch choice, Position at) {
    CaseLabels labels = labels(choice, at);
    Exits inner = at.exits().nested();
    List<State> ends = executeCases(choice, labels, at.with(inner));
    ends.addAll(inner.takeBreaks(Exits.NEAREST));
    inner.yielded().forEach(CallResults::dropChosen);
    ends.addAll(inner.yielded());
    inner.forgetYields();
    inner.passTo(at.exits());
    labels.passing(at.state()).ifPresent(ends::add);
    return at.goOn(ends);
  }

  /** Evaluates {@code choice}; returns its value when execution can go on behind it. */
  Optional<AbstractValue> evaluate(Expression.Switch choice, Position at) {
    CaseLabels labels = labels(choice, at);
    Exits inner = at.exits().nested();
    List<State> ends = executeCases(choice, labels, at.with(inner));
    List<AbstractValue> values = List.copyOf(inner.yieldResults());
    ends.addAll(inner.yielded());
    inner.forgetYields();
    inner.passTo(at.exits());
    if (!at.goOn(ends)) {
      return Optional.empty();
    }
    CallResults.handOverChosen(at.state());
    return Optional.of(values.isEmpty() ? AbstractValue.opaque() : AbstractValue.join(values));
  }

  private CaseLabels labels(Expression.Switch choice, Position at) {
    return CaseLabels.of(choice, interpreter.evaluate(choice.selector(), at), at);
  }

  /** Executes the cases that can be taken; returns the states behind those that come to an end. */
  private List<State> executeCases(Expression.Switch choice, CaseLabels labels, Position at) {
    List<State> ends = new ArrayList<>();
    Optional<State> falling = Optional.empty();
    for (Expression.Case each : choice.cases()) {
      List<State> entering = new ArrayList<>();
      labels.entering(each, at.state()).ifPresent(entering::add);
      falling.ifPresent(entering::add);
      if (entering.isEmpty()) {
        continue;
      }
      State start = State.join(entering).orElseThrow();
      boolean ended = interpreter.statements().executeAll(each.body(), at.with(start));
      falling = Optional.of(start).filter(state -> ended && !each.arrow());
      if (ended && each.arrow()) {
        ends.add(start);
      }
    }
    falling.ifPresent(ends::add);
    return ends;
  }
}
