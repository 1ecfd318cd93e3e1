package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;

/**
 * What the types of a library do, as far as analysis asks. Semantics are asked in order; the first
 * that answers decides.
 */
public interface LibrarySemantics {

  /**
   * Returns what a call yields and changes the state as the call would, or nothing when these
   * semantics do not know the method.
   */
  Optional<AbstractValue> call(Invocation invocation);

  /**
   * Returns how a call can fail, when these semantics follow its receiver's protocol closely enough
   * to tell. Otherwise a call can fail with any exception and leaves everything as it was.
   */
  default Optional<List<Failure>> failures(Invocation invocation) {
    return Optional.empty();
  }

  /** Returns the super class of an exception class of the library. */
  default Optional<String> superClassOf(String exception) {
    return Optional.empty();
  }

  /** Returns whether only calls whose {@link #failures} say so throw {@code exception}. */
  default boolean throwsOnly(String exception) {
    return false;
  }

  /**
   * Returns whether a call of {@code method} takes back what was begun, so that only the library
   * learns of a failure from it and the program does not.
   *
   * @param method the name of a method, of whatever type
   */
  default boolean takesBack(String method) {
    return false;
  }

  /**
   * Says that an execution ends: of a root, or of code that runs on a thread of its own.
   *
   * @param state what it leaves behind
   * @param exception qualified name of the exception that ends it, as far as that is known; absent
   *     when it ends normally
   * @param detachments how often execution moved to another thread before it began
   */
  default void executionEnds(State state, Optional<String> exception, int detachments) {}

  /**
   * Says that a jump leaves the loop over a collection before its end.
   *
   * @param elements what the loop goes through
   * @param loop the loop
   * @param state the state behind the jump, which may be changed
   */
  default void leavesEarly(AbstractValue elements, Site loop, State state) {}

  /**
   * Says that a statement consists of a call and nothing else, so that its result is dropped.
   *
   * @param call the call
   */
  default void resultDropped(AbstractValue result, Site call, State state, Frame frame) {}

  /**
   * Says that code out of view gets {@code value}, and may use it at any later time.
   *
   * @param state what is known where it is handed out
   */
  default void handedOut(AbstractValue value, State state, Frame frame, Engine engine) {}

  /**
   * Says that a method that a framework calls with records returns {@code value}.
   *
   * @param state what is known when it returns
   * @param frame the method, with the scopes that the framework holds open around it
   */
  default void answered(AbstractValue value, State state, Frame frame, Engine engine) {
    handedOut(value, state, frame, engine);
  }

  /**
   * Says that a method which already runs is called again. The call is not followed.
   *
   * @param call the call
   */
  default void calledAgain(
      MethodSymbol method, List<AbstractValue> arguments, Site call, State state, Frame frame) {}

  /** Returns the value of the constant {@code typeName.field}, if these semantics know it. */
  default Optional<AbstractValue> constant(String typeName, String field, Site site) {
    return Optional.empty();
  }

  /**
   * Returns the object that stands for one that comes from outside, if these semantics follow
   * objects of {@code type} and so need to tell them apart.
   */
  default Optional<HeapObject> symbolic(JavaType type) {
    return Optional.empty();
  }

  /** Returns the protocol state of an object of {@code type} that comes from outside, if any. */
  default Optional<Status> statusFromOutside(JavaType type) {
    return Optional.empty();
  }

  /**
   * Returns whether the library makes the objects of the project interface {@code type}, so that
   * classes of the project that implement it, such as fallbacks, are not what is called.
   */
  default boolean provides(TypeSymbol type) {
    return false;
  }

  /** Returns whether these semantics know the type with this qualified name. */
  default boolean knowsType(String qualifiedName) {
    return false;
  }
}
