package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A call of a library method or constructor, with its operands evaluated.
 *
 * @param site the call expression
 * @param type the type of the receiver, the type before the dot of a static call, or the created
 *     type; absent when it is unknown
 * @param receiver the object that it is called on; absent for static calls and constructors
 * @param method the name of the method, {@code <init>} for constructors
 * @param arguments the arguments in order
 * @param state the state, which the call may change
 * @param frame where the call stands
 * @param engine what the call may ask of the engine
 */
public record Invocation(
    Site site,
    Optional<JavaType> type,
    Optional<AbstractValue> receiver,
    String method,
    List<AbstractValue> arguments,
    State state,
    Frame frame,
    Engine engine) {

  /** Copies the arguments. */
  public Invocation {
    arguments = List.copyOf(arguments);
  }

  /** Returns whether the method belongs to the type called {@code qualifiedName}. */
  public boolean isOn(String qualifiedName) {
    return type.isPresent() && type.get().is(qualifiedName);
  }

  /** Returns whether this calls {@code qualifiedName.methodName}. */
  public boolean calls(String qualifiedName, String methodName) {
    return method.equals(methodName) && isOn(qualifiedName);
  }

  /** Returns whether this creates an object of {@code qualifiedName}. */
  public boolean creates(String qualifiedName) {
    return calls(qualifiedName, "<init>");
  }

  /** Returns the same call in another state. */
  public Invocation with(State other) {
    return new Invocation(site, type, receiver, method, arguments, other, frame, engine);
  }

  /** Returns the argument at {@code index}. */
  public Optional<AbstractValue> argument(int index) {
    return index >= 0 && index < arguments.size()
        ? Optional.of(arguments.get(index))
        : Optional.empty();
  }

  /** Returns the object that the receiver refers to, if it is one object of this form. */
  public <T extends HeapObject> Optional<T> receiverAs(Class<T> form) {
    return receiver.flatMap(value -> state.object(value, form));
  }

  /** Returns a result of which nothing is known but what flows into it. */
  public AbstractValue derivedResult() {
    Set<Integer> sources = new TreeSet<>(AbstractValue.union(arguments));
    receiver.ifPresent(value -> sources.addAll(value.sources()));
    return AbstractValue.derivedFrom(sources);
  }
}
