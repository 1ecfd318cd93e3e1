package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Sequences;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One execution of a loop: its rounds, and the ways out of it. */
final class LoopRun {

  /** Enough for what one round opens to meet the next round; what is left then stays unknown. */
  private static final int ROUNDS = 2;

  private final Interpreter interpreter;
  private final Statement.Loop loop;
  private final AbstractValue elements;

  /** Those elements that are told apart, for which there is a round each. */
  private final List<AbstractValue> apart;

  private final Position round;

  /** The local variables that live longer than a round. */
  private final Set<String> around;

  private final List<State> leaving = new ArrayList<>();
  private boolean leftByJumpsOnly;

  private LoopRun(
      Interpreter interpreter, Statement.Loop loop, AbstractValue elements, Position round) {
    this.interpreter = interpreter;
    this.loop = loop;
    this.elements = elements;
    this.apart =
        isOverClasses(loop)
            ? Sequences.fixed(elements, round.state())
            : Sequences.apart(elements, round.state());
    this.round = round;
    this.around = round.state().variableNames();
  }

  /**
   * Executes {@code loop}; returns whether execution can go on behind it.
   *
   * @param label the label of the loop, {@link Exits#NEAREST} if it has none
   */
  static boolean execute(Statement.Loop loop, String label, Interpreter interpreter, Position at) {
    interpreter.statements().executeAll(loop.initialisers(), at);
    AbstractValue elements =
        loop.iterable()
            .map(iterable -> interpreter.evaluate(iterable, at))
            .orElseGet(AbstractValue::opaque);
    Position round = at.with(inside(loop, at)).with(at.exits().nested());
    LoopRun run = new LoopRun(interpreter, loop, elements, round);
    run.executeRounds(label);
    round.exits().passTo(at.exits());
    return at.goOn(run.leaving);
  }

  /** {@code for (Class<?> fatal : FATAL)}: code compares exceptions with each of them. */
  private static boolean isOverClasses(Statement.Loop loop) {
    return loop.element().filter(each -> each.type().simpleName().equals("Class")).isPresent();
  }

  private static Frame inside(Statement.Loop loop, Position at) {
    Frame inside = at.frame().inLoop(loop.site());
    return loop.kind() == Statement.LoopKind.FOR_EACH
        ? inside
        : inside.inScope(new Frame.Repetition(loop.site()));
  }

  private void executeRounds(String label) {
    int rounds = Math.max(ROUNDS, apart.size());
    boolean again = true;
    for (int count = 0; count < rounds && again; count++) {
      again = executeRound(count, label);
    }
    if (again) {
      leaveAfterLastRound();
    }
    noteEarlyEnds(round.exits().returned());
  }

  /** Executes one round; returns whether another one can follow. */
  private boolean executeRound(int count, String label) {
    boolean testsFirst = loop.kind() != Statement.LoopKind.DO && count >= apart.size();
    if (testsFirst) {
      test();
      if (!round.state().isReachable()) {
        return false;
      }
    }
    if (count == 0) {
      // The first test is made with the values before the loop.
      LoopVariables.forget(loop, round.state());
    }
    loop.element().ifPresent(element -> bind(element, count));
    boolean ended = interpreter.statements().execute(loop.body(), iterating());
    boolean again = resume(label, ended);
    List<State> broken = round.exits().takeBreaks(Exits.NEAREST);
    noteEarlyEnds(broken);
    leaving.addAll(broken);
    if (!again) {
      return false;
    }
    round.state().leaveScope(around);
    loop.updates().forEach(update -> interpreter.evaluate(update, round));
    if (loop.kind() == Statement.LoopKind.DO) {
      test();
    }
    LoopVariables.forget(loop, round.state());
    return true;
  }

  /** Evaluates the condition, which may end the loop. */
  private void test() {
    if (loop.kind() == Statement.LoopKind.FOR_EACH) {
      leaving.add(round.state().fork());
      return;
    } else if (loop.condition().isEmpty()) {
      leftByJumpsOnly = true;
      return;
    }
    Branching.Ways ways =
        interpreter.branching().split(loop.condition().get(), round.with(round.state().fork()));
    leaving.addAll(ways.whenFalse());
    ways.whenTrue().forEach(state -> Conditions.doubt(loop.condition().get(), round.with(state)));
    State.join(ways.whenTrue())
        .ifPresentOrElse(round.state()::become, round.state()::markUnreachable);
    leftByJumpsOnly = ways.whenFalse().isEmpty();
  }

  private boolean resume(String label, boolean ended) {
    List<State> next = new ArrayList<>(round.exits().takeContinues(Exits.NEAREST));
    if (!label.equals(Exits.NEAREST)) {
      next.addAll(round.exits().takeContinues(label));
    }
    if (ended) {
      next.add(round.state().fork());
    }
    return round.goOn(next);
  }

  /** Further rounds would be like the last one; what is left is how the loop ends. */
  private void leaveAfterLastRound() {
    if (loop.kind() != Statement.LoopKind.DO) {
      test();
    }
    if (leftByJumpsOnly
        && loop.condition().filter(each -> Conditions.isSetElsewhere(each, round)).isPresent()) {
      leaving.add(round.state().fork());
    }
  }

  private void noteEarlyEnds(List<State> states) {
    if (loop.kind() == Statement.LoopKind.FOR_EACH) {
      for (State state : states) {
        interpreter
            .semantics()
            .forEach(semantics -> semantics.leavesEarly(elements, loop.site(), state));
      }
    }
  }

  private void bind(Variable element, int count) {
    AbstractValue value = count < apart.size() ? apart.get(count) : element(count);
    round.state().assign(element.name(), interpreter.typed(value, element.type(), round));
  }

  private AbstractValue element(int count) {
    AbstractValue value = Sequences.element(elements, round.state());
    return count == 0 ? value : anotherLike(value, round.state());
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

  private Position iterating() {
    return loop.element()
        .map(element -> round.with(round.frame().inScope(iteration(element))))
        .orElse(round);
  }

  private Frame.Iteration iteration(Variable element) {
    return new Frame.Iteration(
        loop.site(),
        elementType(element),
        Sources.of(elements, round.state()),
        round.frame().conditions().size());
  }

  private Optional<JavaType> elementType(Variable element) {
    if (!element.type().isInferred()) {
      return Optional.of(round.frame().type().resolve(element.type()));
    }
    return round.state().variable(element.name()).flatMap(AbstractValue::typeIfOpaque);
  }
}
