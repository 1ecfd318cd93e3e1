package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * The engine as one library call sees it: exceptions of what the library runs leave the call.
 *
 * @param exits where exceptions leave the call to
 */
record CallEngine(Interpreter interpreter, Exits exits) implements Engine {

  private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");

  @Override
  public AbstractValue run(
      AbstractValue closure,
      List<AbstractValue> arguments,
      State state,
      Frame frame,
      Timing timing) {
    return interpreter
        .closures()
        .run(closure, arguments, new Position(state, frame, exits), timing);
  }

  @Override
  public AbstractValue singleton(TypeSymbol type, State state, Frame frame) {
    return interpreter.outsideObjects().singleton(type, state, frame);
  }

  @Override
  public AbstractValue invoke(
      MethodSymbol method,
      AbstractValue self,
      List<AbstractValue> arguments,
      State state,
      Frame frame,
      Site call) {
    return interpreter
        .methodRuns()
        .invoke(method, self, arguments, call, new Position(state, frame, exits));
  }

  @Override
  public AbstractValue evaluate(Expression expression, TypeSymbol type, State state, Frame frame) {
    State isolated = state.fork();
    isolated.enter(Map.of());
    AbstractValue value =
        interpreter.evaluate(
            expression,
            new Position(isolated, frame.within(type, new AbstractValue.Null()), Exits.uncaught()));
    return value instanceof AbstractValue.Scalar ? value : AbstractValue.opaque();
  }

  @Override
  public boolean isThreshold(Site condition) {
    return interpreter.thresholds().contains(condition);
  }

  @Override
  public List<Raised> attempt(Consumer<Engine> code) {
    Exits inner = Exits.caught();
    code.accept(new CallEngine(interpreter, inner));
    return inner.thrown().entrySet().stream()
        .map(each -> new Raised(each.getKey().type(), each.getKey().exact(), each.getValue()))
        .toList();
  }

  @Override
  public void decided(Site site, AbstractValue condition, boolean taken, State state) {
    Decisions.note(site, condition, taken, state);
  }

  @Override
  public void raise(Raised exception) {
    exits.throwsFrom(new Thrown(exception.type(), exception.exact()), exception.state());
  }

  @Override
  public boolean isCount(Site condition) {
    return interpreter.thresholds().isCount(condition);
  }

  @Override
  public OptionalLong countLimit(Site condition, Site call, State state, Frame frame) {
    return interpreter
        .thresholds()
        .limit(condition)
        .filter(limit -> limit.decidesOn(call, frame.path()))
        .map(limit -> number(limit, state, frame))
        .orElseGet(OptionalLong::empty);
  }

  @Override
  public OptionalLong timeLimit(Site condition, Site call, State state, Frame frame) {
    Optional<Thresholds.Limit> limit =
        interpreter.thresholds().time(condition).filter(each -> each.decidesOn(call, frame.path()));
    OptionalLong number =
        limit.map(each -> number(each, state, frame)).orElseGet(OptionalLong::empty);
    return number.isPresent()
        ? OptionalLong.of(
            limit
                .flatMap(Thresholds.Limit::unit)
                .orElse(TimeUnit.MILLISECONDS)
                .toMillis(number.getAsLong()))
        : number;
  }

  @Override
  public Set<Site> loopsOverCounted(Site condition) {
    return interpreter
        .thresholds()
        .limit(condition)
        .map(Thresholds.Limit::loops)
        .orElseGet(Set::of);
  }

  private OptionalLong number(Thresholds.Limit limit, State state, Frame frame) {
    return evaluate(limit.number(), limit.type(), state, frame)
        .text()
        .filter(text -> NUMBER.matcher(text).matches())
        .map(text -> OptionalLong.of(Long.parseLong(text)))
        .orElseGet(OptionalLong::empty);
  }

  @Override
  public void close(AbstractValue value, Site call, State state, Frame frame) {
    interpreter.tries().close(value, call, new Position(state, frame, exits));
  }

  @Override
  public AbstractValue materialise(AbstractValue value, JavaType type, State state, Frame frame) {
    return interpreter.outsideObjects().materialise(value, type, state, frame);
  }
}
