package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Locals;
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

/** Runs the bodies of methods and lambdas, each with local variables of its own. */
final class MethodRuns {

  /** Calls deeper than this below a root are not entered. */
  private static final int DEEPEST = 10;

  /** A caught exception, its cause, and what is {@code null} behind that. */
  private static final int DEEPEST_CAUSE = 3;

  private final Interpreter interpreter;

  MethodRuns(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** Runs a project method; returns an opaque value where the bound of calls is met. */
  AbstractValue invoke(
      MethodSymbol method,
      AbstractValue self,
      List<AbstractValue> arguments,
      Site site,
      Position at) {
    boolean runsAlready =
        at.frame().entered().contains(method) && !isAboutCause(method, arguments, at);
    if (runsAlready) {
      interpreter
          .semantics()
          .forEach(each -> each.calledAgain(method, arguments, site, at.state(), at.frame()));
    }
    boolean tooDeep = at.frame().entered().size() >= DEEPEST;
    if (runsAlready
        || tooDeep
        || interpreter.budget().isSpent()
        || method.declaration().body().isEmpty()) {
      return leaveOut(method, arguments, at);
    }
    return interpreter.surroundings().runsElsewhere(method, self, at.frame())
        ? runElsewhere(method, self, arguments, site, at)
        : runBody(
            method,
            arguments,
            interpreter.followedResults().by(method, site, at.frame()),
            at.with(frameOf(method, self, site, at)));
  }

  /** A method that looks at an exception calls itself to look at the cause, which soon ends. */
  private static boolean isAboutCause(
      MethodSymbol method, List<AbstractValue> arguments, Position at) {
    return !arguments.isEmpty()
        && arguments.stream().allMatch(each -> ExceptionTypes.canBeCause(each, at.state()))
        && at.state().locals().variables().values().stream()
            .anyMatch(value -> ExceptionTypes.isCaught(value, at.state()))
        && Collections.frequency(at.frame().entered(), method) < DEEPEST_CAUSE;
  }

  private AbstractValue leaveOut(MethodSymbol method, List<AbstractValue> arguments, Position at) {
    CallResults.forget(at.state());
    at.state().changeAllStatuses(Status::afterUnseenUse);
    return unseenResult(method, arguments, at);
  }

  private AbstractValue runElsewhere(
      MethodSymbol method,
      AbstractValue self,
      List<AbstractValue> arguments,
      Site site,
      Position at) {
    State path = at.state().fork();
    Exits ends = Exits.uncaught();
    Position elsewhere = new Position(path, at.frame().elsewhere(), ends);
    Frame frame = frameOf(method, self, site, elsewhere);
    interpreter.laterChanges().forgetFlags(self, path);
    runBody(method, arguments, elsewhere.with(frame));
    interpreter.ended(path, ends, frame);
    return unseenResult(method, arguments, at);
  }

  private AbstractValue unseenResult(
      MethodSymbol method, List<AbstractValue> arguments, Position at) {
    return interpreter
        .outsideObjects()
        .materialise(
            AbstractValue.derivedFrom(AbstractValue.union(arguments)),
            method.owner().resolve(method.declaration().returnType()),
            at.state(),
            at.frame());
  }

  private Frame frameOf(MethodSymbol method, AbstractValue self, Site site, Position at) {
    Frame frame = at.frame().calling(method, self, site);
    Optional<Frame.EnclosingScope> scope = interpreter.surroundings().around(method, frame);
    if (scope.isPresent()) {
      frame = frame.inScope(scope.get());
    }
    return locked(method, frame);
  }

  /** Returns the frame of the body of {@code method}, which holds a lock if it is synchronized. */
  static Frame locked(MethodSymbol method, Frame frame) {
    return method.declaration().modifiers().contains("synchronized")
        ? frame.inScope(new Frame.Lock(method.declaration().nameSite()))
        : frame;
  }

  /**
   * Runs the body of {@code method}, which a caller out of view calls, and puts the caller's
   * variables back.
   *
   * @param at the state and exits of the caller, the frame of the method
   */
  AbstractValue runBody(MethodSymbol method, List<AbstractValue> arguments, Position at) {
    return runBody(method, arguments, FollowedResults.byUnseen(method), at);
  }

  private AbstractValue runBody(
      MethodSymbol method,
      List<AbstractValue> arguments,
      FollowedResults.Extent followed,
      Position at) {
    interpreter.markEntered(method);
    Optional<Statement.Block> body = method.declaration().body();
    if (body.isEmpty()) {
      return AbstractValue.opaque();
    }
    Locals caller = at.state().locals();
    Position inside = at.with(at.exits().nested());
    at.state().enter(bind(method, arguments, inside));
    List<State> ends = new ArrayList<>();
    if (interpreter.statements().execute(body.get(), inside)) {
      ends.add(at.state().fork());
    }
    followed.leave(inside.exits());
    Set<Integer> dividing = goOnBehind(ends, inside);
    AbstractValue result = result(inside);
    inside.exits().passExceptionsTo(at.exits(), caller);
    CallResults.handOver(at.state(), caller);
    return interpreter.typed(
        result.withSources(dividing), method.declaration().returnType(), inside);
  }

  private static AbstractValue result(Position inside) {
    List<AbstractValue> results = inside.exits().results();
    return results.isEmpty() ? AbstractValue.opaque() : CallResults.joined(results, inside.state());
  }

  /** Goes on behind a body; returns the questions whose answers tell its ends apart. */
  private static Set<Integer> goOnBehind(List<State> ends, Position inside) {
    ends.addAll(inside.exits().returned());
    Set<Integer> dividing = Decisions.dividing(ends);
    if (!inside.goOn(ends)) {
      inside.state().markUnreachable();
    }
    return dividing;
  }

  private Map<String, AbstractValue> bind(
      MethodSymbol method, List<AbstractValue> arguments, Position at) {
    Map<String, AbstractValue> variables = new LinkedHashMap<>();
    List<Variable> parameters = method.declaration().parameters();
    for (int index = 0; index < parameters.size(); index++) {
      boolean rest = method.declaration().variableArity() && index == parameters.size() - 1;
      boolean passedAsArray =
          arguments.size() == parameters.size() && isArray(arguments.get(index), at);
      AbstractValue value =
          rest && !passedAsArray ? array(arguments, index, at) : argument(arguments, index);
      Variable parameter = parameters.get(index);
      variables.put(parameter.name(), interpreter.typed(value, parameter.type(), at));
    }
    return variables;
  }

  private static AbstractValue argument(List<AbstractValue> arguments, int index) {
    return index < arguments.size() ? arguments.get(index) : AbstractValue.opaque();
  }

  private static AbstractValue array(List<AbstractValue> arguments, int start, Position at) {
    List<AbstractValue> elements =
        arguments.subList(Math.min(start, arguments.size()), arguments.size());
    return at.state().reference(Sequence.ofJust(elements));
  }

  private static boolean isArray(AbstractValue value, Position at) {
    return at.state().object(value, Sequence.class).isPresent();
  }

  /** Runs {@code lambda}, the code of {@code closure}, and puts the caller's variables back. */
  AbstractValue runLambda(
      Expression.Lambda lambda, Closure closure, List<AbstractValue> arguments, Position at) {
    if (!interpreter.budget().take()) {
      return AbstractValue.opaque();
    }
    Locals caller = at.state().locals();
    Position inside =
        at.with(at.frame().within(closure.in(), closure.self())).with(at.exits().nested());
    Map<String, AbstractValue> variables = new LinkedHashMap<>(closure.captured());
    for (int index = 0; index < lambda.parameters().size(); index++) {
      Variable parameter = lambda.parameters().get(index);
      AbstractValue value = argument(arguments, index);
      variables.put(parameter.name(), interpreter.typed(value, parameter.type(), inside));
    }
    at.state().enter(variables);
    AbstractValue result =
        lambda.body() instanceof Statement.ExpressionStatement only
            ? evaluateBody(only.expression(), inside)
            : runBlock(lambda.body(), inside);
    inside.exits().passExceptionsTo(at.exits(), caller);
    CallResults.handOver(at.state(), caller);
    return result;
  }

  private AbstractValue evaluateBody(Expression body, Position inside) {
    AbstractValue result = interpreter.evaluate(body, inside);
    CallResults.bindReturned(Optional.of(body), result, inside);
    return result;
  }

  private AbstractValue runBlock(Statement block, Position inside) {
    List<State> ends = new ArrayList<>();
    if (interpreter.statements().execute(block, inside)) {
      ends.add(inside.state().fork());
    }
    Set<Integer> dividing = goOnBehind(ends, inside);
    return inside.exits().results().isEmpty()
        ? AbstractValue.opaque()
        : result(inside).withSources(dividing);
  }
}
