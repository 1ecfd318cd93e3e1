package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.ConfigMap;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Sequences;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Executes statements. A state is changed in place; the result says whether it goes on. */
final class Statements {

  /** Enough for what one round opens to meet the next round; what is left then stays unknown. */
  private static final int ROUNDS = 2;

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
      return loop(loop, label, at);
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
        Conditions.bindReturned(result.value(), value, at);
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
        at.exits().yields(at.state().fork(), value);
      }
      return false;
    } else if (statement instanceof Statement.ConstructorCall call) {
      interpreter.calls().explicitConstructor(call, at);
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
      return choose(choice, at).isPresent();
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
                Conditions.bindResult(
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
      interpreter.thresholds().note(decision.condition());
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
    if (!goOn(ends, at)) {
      at.state().markUnreachable();
      return false;
    }
    return true;
  }

  /** Goes on where {@code states} meet; returns whether there is any. */
  boolean goOn(List<State> states, Position at) {
    Optional<State> joined = State.join(states.stream().filter(State::isReachable).toList());
    joined.ifPresent(at.state()::become);
    return joined.isPresent();
  }

  private boolean labeled(Statement.Labeled labeled, Position at) {
    Exits inner = at.exits().nested();
    boolean ends = execute(labeled.body(), at.with(inner), labeled.label());
    List<State> states = new ArrayList<>(inner.takeBreaks(labeled.label()));
    inner.passTo(at.exits());
    if (ends) {
      states.add(at.state().fork());
    }
    return goOn(states, at);
  }

  private boolean loop(Statement.Loop loop, String label, Position at) {
    executeAll(loop.initialisers(), at);
    AbstractValue elements =
        loop.iterable()
            .map(iterable -> interpreter.evaluate(iterable, at))
            .orElseGet(AbstractValue::opaque);
    List<AbstractValue> apart = Sequences.apart(elements, at.state());
    int rounds = Math.max(ROUNDS, apart.size());
    List<State> leaving = new ArrayList<>();
    Exits inner = at.exits().nested();
    Position round = at.with(inside(loop, at)).with(inner);
    boolean endless = false;
    for (int count = 0; count < rounds; count++) {
      boolean testsFirst = loop.kind() != Statement.LoopKind.DO && count >= apart.size();
      if (testsFirst) {
        endless = test(loop, round, leaving);
        if (!round.state().isReachable()) {
          break;
        }
      }
      if (count == 0) {
        // The first test is made with the values before the loop.
        LoopVariables.forget(loop, round.state());
      }
      AbstractValue next = count < apart.size() ? apart.get(count) : elementOf(elements, count, round);
      loop.element().ifPresent(element -> bindElement(element, next, round));
      boolean again = execute(loop.body(), iterating(loop, elements, round));
      again = resume(inner, label, again, round);
      List<State> broken = inner.takeBreaks(Exits.NEAREST);
      noteEarlyEnds(loop, elements, broken);
      leaving.addAll(broken);
      if (!again) {
        break;
      }
      loop.updates().forEach(update -> interpreter.evaluate(update, round));
      if (loop.kind() == Statement.LoopKind.DO) {
        endless = test(loop, round, leaving);
      }
      LoopVariables.forget(loop, round.state());
      if (count == rounds - 1) {
        leaveAfterLastRound(loop, endless, round, leaving);
      }
    }
    noteEarlyEnds(loop, elements, inner.returned());
    inner.passTo(at.exits());
    return goOn(leaving, at);
  }

  private void noteEarlyEnds(Statement.Loop loop, AbstractValue elements, List<State> states) {
    if (loop.kind() == Statement.LoopKind.FOR_EACH) {
      for (State state : states) {
        interpreter
            .semantics()
            .forEach(semantics -> semantics.leavesEarly(elements, loop.site(), state));
      }
    }
  }

  private static Frame inside(Statement.Loop loop, Position at) {
    Frame inside = at.frame().inLoop(loop.site());
    return loop.kind() == Statement.LoopKind.FOR_EACH
        ? inside
        : inside.inScope(new Frame.Repetition(loop.site()));
  }

  /** Further rounds would be like the last one; what is left is how the loop ends. */
  private void leaveAfterLastRound(
      Statement.Loop loop, boolean endless, Position round, List<State> leaving) {
    if (endless
        && loop.condition().filter(each -> Conditions.isSetElsewhere(each, round)).isPresent()) {
      leaving.add(round.state().fork());
    } else if (!endless && loop.kind() != Statement.LoopKind.DO) {
      test(loop, round, leaving);
    }
  }

  /** Evaluates the condition; returns whether the loop can only be left by a jump. */
  private boolean test(Statement.Loop loop, Position round, List<State> leaving) {
    if (loop.kind() == Statement.LoopKind.FOR_EACH) {
      leaving.add(round.state().fork());
      return false;
    }
    if (loop.condition().isEmpty()) {
      return true;
    }
    Branching.Ways ways =
        interpreter.branching().split(loop.condition().get(), round.with(round.state().fork()));
    leaving.addAll(ways.whenFalse());
    ways.whenTrue().forEach(state -> Conditions.doubt(loop.condition().get(), round.with(state)));
    State.join(ways.whenTrue())
        .ifPresentOrElse(round.state()::become, round.state()::markUnreachable);
    return ways.whenFalse().isEmpty();
  }

  private boolean resume(Exits inner, String label, boolean ended, Position round) {
    List<State> next = new ArrayList<>(inner.takeContinues(Exits.NEAREST));
    if (!label.equals(Exits.NEAREST)) {
      next.addAll(inner.takeContinues(label));
    }
    if (ended) {
      next.add(round.state().fork());
    }
    return goOn(next, round);
  }

  private static Position iterating(Statement.Loop loop, AbstractValue elements, Position round) {
    return loop.element()
        .map(
            element ->
                round.with(
                    round
                        .frame()
                        .inScope(
                            new Frame.Iteration(
                                loop.site(),
                                elementType(element, round),
                                Sources.of(elements, round.state()),
                                round.frame().conditions().size()))))
        .orElse(round);
  }

  private static Optional<JavaType> elementType(Variable element, Position round) {
    if (!element.type().isInferred()) {
      return Optional.of(round.frame().type().resolve(element.type()));
    }
    return round.state().variable(element.name()).flatMap(AbstractValue::typeIfOpaque);
  }

  private static AbstractValue elementOf(AbstractValue elements, int count, Position round) {
    AbstractValue value = Sequences.element(elements, round.state());
    return count == 0 ? value : anotherLike(value, round.state());
  }

  private void bindElement(Variable element, AbstractValue value, Position round) {
    round.state().assign(element.name(), interpreter.typed(value, element.type(), round));
  }

  /** The second round gets another object than the first one, unless its states are followed. */
  private static AbstractValue anotherLike(AbstractValue value, State state) {
    return value.references().stream().allMatch(id -> state.statuses(id).isEmpty())
        ? state
            .object(value, LibraryObject.class)
            .<AbstractValue>map(state::reference)
            .orElse(value)
        : value;
  }

  /** Executes a switch; returns its value when execution can go on behind it. */
  Optional<AbstractValue> choose(Expression.Switch choice, Position at) {
    AbstractValue selector = interpreter.evaluate(choice.selector(), at);
    Optional<String> selected = selector.text().or(() -> enumName(selector, at.state()));
    if (selected.isEmpty()) {
      // What a helper method returned may say which failure it met.
      at.state().changeAllStatuses(Status::whenPerhapsToldApart);
    }
    Exits inner = at.exits().nested();
    List<State> ends = new ArrayList<>();
    List<AbstractValue> values = new ArrayList<>();
    boolean covered = false;
    Optional<State> falling = Optional.empty();
    State before = at.state().fork();
    for (Expression.Case each : choice.cases()) {
      covered |= each.isDefault();
      if (selected.isPresent() && falling.isEmpty() && excludes(each, choice, selected.get())) {
        continue;
      }
      State start = falling.isPresent() ? join(before, falling.get()) : before.fork();
      boolean ended = executeAll(each.body(), at.with(start).with(inner));
      falling = Optional.empty();
      if (ended && each.arrow()) {
        ends.add(start);
      } else if (ended) {
        falling = Optional.of(start);
      }
    }
    falling.ifPresent(ends::add);
    ends.addAll(inner.takeBreaks(Exits.NEAREST));
    ends.addAll(inner.yielded());
    values.addAll(inner.yieldResults());
    Exits rest = at.exits().nested();
    inner.passTo(rest);
    passAllButYields(rest, at.exits());
    if (!covered && values.isEmpty()) {
      ends.add(before);
    }
    if (!goOn(ends, at)) {
      return Optional.empty();
    }
    return Optional.of(values.isEmpty() ? AbstractValue.opaque() : AbstractValue.join(values));
  }

  private static Optional<String> enumName(AbstractValue selector, State state) {
    return state
        .object(selector, Instance.class)
        .flatMap(Objects::enumName)
        .flatMap(AbstractValue::text);
  }

  private static void passAllButYields(Exits from, Exits to) {
    from.yielded().clear();
    from.yieldResults().clear();
    from.passTo(to);
  }

  private static State join(State left, State right) {
    return State.join(List.of(left, right)).orElse(left);
  }

  /** Tells whether a case is certainly not taken. */
  private static boolean excludes(Expression.Case each, Expression.Switch choice, String selected) {
    boolean names = each.labels().stream().anyMatch(label -> selected.equals(labelText(label)));
    if (names) {
      return false;
    }
    boolean allLabelsPlain = each.labels().stream().noneMatch(label -> labelText(label).isEmpty());
    if (!each.isDefault()) {
      return allLabelsPlain && !each.labels().isEmpty();
    }
    return choice.cases().stream()
        .flatMap(other -> other.labels().stream())
        .anyMatch(label -> selected.equals(labelText(label)));
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
