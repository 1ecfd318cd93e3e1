package dev.eoslint.analyzer.dialect.reactive;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine;
import dev.eoslint.analyzer.java.value.Engine.Raised;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Failure;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Set;

/**
 * Where a subscription stands.
 *
 * @param state what is known; changed in place
 * @param frame the call that subscribes, with the loops and conditions of the chain
 * @param engine runs closures; their exceptions go where those of the chain go
 * @param place on which thread and when operators run what they are given
 * @param depth how many publishers are inside of each other
 */
record Path(State state, Frame frame, Engine engine, Place place, int depth) {

  private static final Set<String> TASKS =
      Set.of("java.lang.Runnable", "java.util.concurrent.Callable");

  /** Where operators run what they are given. */
  enum Place {
    /** On the thread that subscribes, before it goes on. */
    HERE,
    /** On another thread. */
    ELSEWHERE,
    /** Wherever code out of view subscribes, if it does. */
    OUT_OF_VIEW
  }

  /** Returns the path of a subscription that {@code invocation} makes. */
  static Path of(Invocation invocation) {
    return new Path(invocation.state(), invocation.frame(), invocation.engine(), Place.HERE, 0);
  }

  Path with(State other) {
    return new Path(other, frame, engine, place, depth);
  }

  Path with(Frame other) {
    return new Path(state, other, engine, place, depth);
  }

  Path with(Engine other) {
    return new Path(state, frame, other, place, depth);
  }

  Path deeper() {
    return new Path(state, frame, engine, place, depth + 1);
  }

  /** Returns this path where {@code condition} decided that it goes on. */
  Path under(Site condition) {
    return with(frame.under(condition));
  }

  /** Returns this path on another thread, unless it is not here already. */
  Path elsewhere() {
    return at(Place.ELSEWHERE);
  }

  /** Returns this path at {@code other}, unless it is farther away already. */
  Path at(Place other) {
    return other.compareTo(place) > 0 ? new Path(state, frame, engine, other, depth) : this;
  }

  /** Returns a copy whose state changes on its own. */
  Path fork() {
    return with(state.fork());
  }

  /** Goes on where {@code paths} meet. */
  void meet(List<Path> paths) {
    State.join(paths.stream().map(Path::state).filter(State::isReachable).toList())
        .ifPresentOrElse(state::become, state::markUnreachable);
  }

  /** Says that some exception can be thrown here. */
  void mayFail() {
    engine.raise(new Raised(Failure.ANYTHING, false, state.fork()));
  }

  boolean isReachable() {
    return state.isReachable();
  }

  /** Runs {@code code} and returns what it returns. */
  AbstractValue run(AbstractValue code, List<AbstractValue> arguments) {
    Timing timing = place == Place.HERE ? Timing.IN_PLACE : Timing.ELSEWHERE;
    return engine.run(code, arguments, state, frame, timing);
  }

  /** Returns whether {@code value} is a function, or an object that implements one of the JDK. */
  boolean isCode(AbstractValue value) {
    return state.object(value, Closure.class).isPresent()
        || state
            .object(value, Instance.class)
            .filter(object -> object.type().superTypeNames().stream().anyMatch(Path::isFunction))
            .isPresent();
  }

  private static boolean isFunction(String type) {
    return type.startsWith("java.util.function.") || TASKS.contains(type);
  }

  /** Returns a value of which only is known what flows into it. */
  static AbstractValue derived(AbstractValue... from) {
    Set<Integer> sources = AbstractValue.union(List.of(from));
    return AbstractValue.derivedFrom(sources);
  }
}
