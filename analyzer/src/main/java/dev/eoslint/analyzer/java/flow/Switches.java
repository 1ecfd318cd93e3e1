package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Executes {@code switch} statements and expressions. */
final class Switches {

  private final Interpreter interpreter;

  Switches(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** Executes {@code choice}; returns its value when execution can go on behind it. */
  Optional<AbstractValue> execute(Expression.Switch choice, Position at) {
    AbstractValue selector = interpreter.evaluate(choice.selector(), at);
    Optional<String> selected = selector.text().or(() -> EnumConstants.name(selector, at.state()));
    if (selected.isEmpty()) {
      // What a helper method returned may say which failure it met.
      at.state().changeAllStatuses(Status::whenPerhapsToldApart);
    }
    Exits inner = at.exits().nested();
    List<State> ends = executeCases(choice, selected, at.with(inner));
    ends.addAll(inner.takeBreaks(Exits.NEAREST));
    ends.addAll(inner.yielded());
    List<AbstractValue> values = List.copyOf(inner.yieldResults());
    inner.forgetYields();
    inner.passTo(at.exits());
    boolean covered = choice.cases().stream().anyMatch(Expression.Case::isDefault);
    if (!covered && values.isEmpty()) {
      ends.add(at.state().fork());
    }
    if (!at.goOn(ends)) {
      return Optional.empty();
    }
    return Optional.of(values.isEmpty() ? AbstractValue.opaque() : AbstractValue.join(values));
  }

  /** Executes the cases that can be taken; returns the states behind those that come to an end. */
  private List<State> executeCases(
      Expression.Switch choice, Optional<String> selected, Position at) {
    List<State> ends = new ArrayList<>();
    Optional<State> falling = Optional.empty();
    for (Expression.Case each : choice.cases()) {
      boolean excluded = selected.filter(text -> excludes(each, choice.cases(), text)).isPresent();
      if (excluded && falling.isEmpty()) {
        continue;
      }
      List<State> entering = new ArrayList<>(List.of(at.state()));
      falling.ifPresent(entering::add);
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

  /** Tells whether {@code candidate} is certainly not taken. */
  private static boolean excludes(
      Expression.Case candidate, List<Expression.Case> all, String selected) {
    if (names(candidate, selected)) {
      return false;
    } else if (candidate.isDefault()) {
      return all.stream().anyMatch(other -> names(other, selected));
    }
    return !candidate.labels().isEmpty()
        && candidate.labels().stream().noneMatch(label -> labelText(label).isEmpty());
  }

  private static boolean names(Expression.Case candidate, String selected) {
    return candidate.labels().stream().anyMatch(label -> selected.equals(labelText(label)));
  }

  private static String labelText(Expression label) {
    if (label instanceof Expression.Literal literal) {
      return literal.text();
    } else if (label instanceof Expression.Name name) {
      return name.identifier();
    } else if (label instanceof Expression.Select select) {
      return select.name();
    }
    return "";
  }
}
