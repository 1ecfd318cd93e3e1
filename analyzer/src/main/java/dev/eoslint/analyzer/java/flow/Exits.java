package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Locals;
import dev.eoslint.analyzer.java.value.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** How execution leaves a piece of code other than at its end. */
final class Exits {

  /** The label of a {@code break} or {@code continue} without one. */
  static final String NEAREST = "";

  /** More kinds of exceptions than these are not told apart. */
  private static final int MOST_KINDS = 16;

  private final boolean catching;
  private final List<State> returned = new ArrayList<>();
  private final List<AbstractValue> results = new ArrayList<>();
  private final List<AbstractValue> yields = new ArrayList<>();
  private final List<State> yielded = new ArrayList<>();
  private final Map<String, List<State>> breaks = new LinkedHashMap<>();
  private final Map<String, List<State>> continues = new LinkedHashMap<>();
  private final Map<Thrown, State> thrown = new LinkedHashMap<>();

  private Exits(boolean catching) {
    this.catching = catching;
  }

  /**
   * Returns exits of code that nothing around catches exceptions of. Only exceptions that leave
   * something unfinished are kept.
   */
  static Exits uncaught() {
    return new Exits(false);
  }

  /** Returns exits of code inside a {@code try}. */
  static Exits caught() {
    return new Exits(true);
  }

  /** Returns exits of code that stands inside the code of these exits. */
  Exits nested() {
    return new Exits(catching);
  }

  void returns(State state, AbstractValue result) {
    returned.add(state);
    results.add(result);
  }

  void yields(State state, AbstractValue result) {
    yielded.add(state);
    yields.add(result);
  }

  void breaks(String label, State state) {
    breaks.computeIfAbsent(label, key -> new ArrayList<>()).add(state);
  }

  void continues(String label, State state) {
    continues.computeIfAbsent(label, key -> new ArrayList<>()).add(state);
  }

  /** Says that {@code exception} can leave the code in {@code state}. */
  void throwsFrom(Thrown exception, State state) {
    if (catching || state.isUnfinished()) {
      boolean tooMany = !thrown.containsKey(exception) && kindsLike(exception) >= MOST_KINDS;
      Thrown kind = tooMany ? exception.vaguely() : exception;
      State known = thrown.get(kind);
      if (known == null) {
        thrown.put(kind, state.fork());
      } else {
        known.joinWith(state);
      }
    }
  }

  private long kindsLike(Thrown exception) {
    return thrown.keySet().stream().filter(kind -> kind.isVague() == exception.isVague()).count();
  }

  List<State> returned() {
    return returned;
  }

  List<AbstractValue> results() {
    return results;
  }

  List<State> yielded() {
    return yielded;
  }

  List<AbstractValue> yieldResults() {
    return yields;
  }

  /** Forgets what the code yields, which a {@code switch} around it has taken. */
  void forgetYields() {
    yielded.clear();
    yields.clear();
  }

  /** Returns the states in which exceptions leave the code. */
  Map<Thrown, State> thrown() {
    return thrown;
  }

  /** Returns and forgets the states that break out to {@code label}. */
  List<State> takeBreaks(String label) {
    return Optional.ofNullable(breaks.remove(label)).orElseGet(List::of);
  }

  /** Returns and forgets the states that continue at {@code label}. */
  List<State> takeContinues(String label) {
    return Optional.ofNullable(continues.remove(label)).orElseGet(List::of);
  }

  /** Passes everything on but exceptions. */
  void passJumpsTo(Exits outer) {
    for (int index = 0; index < returned.size(); index++) {
      outer.returns(returned.get(index), results.get(index));
    }
    for (int index = 0; index < yielded.size(); index++) {
      outer.yields(yielded.get(index), yields.get(index));
    }
    breaks.forEach((label, states) -> states.forEach(state -> outer.breaks(label, state)));
    continues.forEach((label, states) -> states.forEach(state -> outer.continues(label, state)));
  }

  /** Passes everything on. */
  void passTo(Exits outer) {
    passJumpsTo(outer);
    passExceptionsTo(outer);
  }

  /** Passes the exceptions on. */
  void passExceptionsTo(Exits outer) {
    thrown.forEach(outer::throwsFrom);
  }

  /** Passes the exceptions of a call on, to where the local variables of its caller hold. */
  void passExceptionsTo(Exits outer, Locals caller) {
    changeThrown(state -> state.restore(caller));
    passExceptionsTo(outer);
  }

  /** Applies {@code change} to the states of all jumps, for example to run {@code finally}. */
  void changeJumps(Consumer<State> change) {
    returned.forEach(change);
    yielded.forEach(change);
    breaks.values().forEach(states -> states.forEach(change));
    continues.values().forEach(states -> states.forEach(change));
  }

  /** Applies {@code change} to the states of all exceptions. */
  void changeThrown(Consumer<State> change) {
    thrown.values().forEach(change);
  }
}
