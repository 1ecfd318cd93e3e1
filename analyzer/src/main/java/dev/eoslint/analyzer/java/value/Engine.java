package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;

/** What the semantics of a library may ask of the engine. */
public interface Engine {

  /** When and where a library runs a closure that it is given. */
  enum Timing {
    /** Once, before the call returns. */
    IN_PLACE,
    /** Any number of times before the call returns. */
    REPEATEDLY,
    /** Before the call returns, or not at all. */
    MAYBE,
    /** On another thread or after the call returned. */
    ELSEWHERE
  }

  /**
   * Runs what {@code closure} refers to, as a library would.
   *
   * @param closure a closure, a project object with one abstract method implemented, or anything
   * @param arguments what the library passes
   * @param state the state, which the closure changes unless it runs elsewhere
   * @param frame where the library call stands
   * @return what the closure returns, opaque when it cannot be seen
   */
  AbstractValue run(
      AbstractValue closure,
      List<AbstractValue> arguments,
      State state,
      Frame frame,
      Timing timing);

  /**
   * Returns the one object that stands for the instance of a project class that a container or an
   * unseen caller creates, constructed as its constructor says.
   */
  AbstractValue singleton(TypeSymbol type, State state, Frame frame);

  /**
   * Returns what {@code method} returns when it is called on {@code self}.
   *
   * @param call where the call stands
   */
  AbstractValue invoke(
      MethodSymbol method,
      AbstractValue self,
      List<AbstractValue> arguments,
      State state,
      Frame frame,
      Site call);

  /**
   * Closes what {@code value} refers to, as {@code try} does with a resource. What the close throws
   * does not leave it.
   *
   * @param call the library call that closes it
   */
  void close(AbstractValue value, Site call, State state, Frame frame);

  /** Returns what {@code expression} is in a static context of {@code type}. */
  AbstractValue evaluate(Expression expression, TypeSymbol type, State state, Frame frame);

  /**
   * Returns whether a condition that code was run under asks if a count, a size, or a time has
   * reached some limit.
   */
  boolean isThreshold(Site condition);

  /** Returns whether such a condition only holds when a count or a size has reached some number. */
  boolean isCount(Site condition);

  /**
   * Returns the number that a count has to reach for a call to be made under such a condition, if
   * it is a constant.
   *
   * @param call the call
   * @param frame where the call is made
   */
  OptionalLong countLimit(Site condition, Site call, State state, Frame frame);

  /** Returns the loops over all of the collection whose size such a condition asks for. */
  Set<Site> loopsOverCounted(Site condition);

  /**
   * Returns the milliseconds that have to pass for a call to be made under a condition, if they are
   * a constant.
   *
   * @param call the call
   * @param frame where the call is made
   */
  OptionalLong timeLimit(Site condition, Site call, State state, Frame frame);

  /**
   * An exception that code raises which a library runs.
   *
   * @param type qualified name of its class, or of a super class
   * @param exact whether it is an instance of that class itself, as far as handlers can tell
   * @param state what is known where it was thrown
   */
  record Raised(String type, boolean exact, State state) {}

  /**
   * Runs code whose exceptions the library catches.
   *
   * @param code runs closures on the engine that it is given
   * @return the exceptions that it can throw, one for each kind
   */
  List<Raised> attempt(Consumer<Engine> code);

  /**
   * Notes that a library decided on {@code condition}.
   *
   * @param site the library call
   * @param taken whether the condition holds in {@code state}
   */
  void decided(Site site, AbstractValue condition, boolean taken, State state);

  /** Says that an exception leaves the library call, in the state that it has now. */
  void raise(Raised exception);

  /**
   * Returns an object that stands for {@code value} of {@code type}, if it has to be told apart.
   */
  AbstractValue materialise(AbstractValue value, JavaType type, State state, Frame frame);
}
