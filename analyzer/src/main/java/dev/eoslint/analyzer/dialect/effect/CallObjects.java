package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Step;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a library call is given, and the code among it that runs. */
final class CallObjects {

  private static final Set<String> KEY_HOLDERS =
      Set.of(
          "org.springframework.jdbc.support.KeyHolder",
          "org.springframework.jdbc.support.GeneratedKeyHolder");

  private final Invocation invocation;
  private final Set<AbstractValue> closuresRun = new HashSet<>();

  CallObjects(Invocation invocation) {
    this.invocation = invocation;
  }

  Invocation invocation() {
    return invocation;
  }

  /** Returns the argument that {@code step} names at the place {@code operand}. */
  Optional<AbstractValue> argument(Step step, int operand) {
    return operand < step.operands().size()
        ? invocation.argument(step.operands().get(operand).index())
        : Optional.empty();
  }

  /** Returns a value that a catalogue or a name gives. */
  static AbstractValue constant(String text) {
    return AbstractValue.of(Value.known(text));
  }

  /** Returns what was said of the object that {@code value} is, if it is one. */
  Optional<Draft> draftOf(AbstractValue value) {
    return invocation
        .state()
        .object(value, LibraryObject.class)
        .filter(object -> !KEY_HOLDERS.contains(object.type().name()))
        .map(Draft::of);
  }

  Optional<ConfigMap> mapOf(AbstractValue value) {
    return invocation.state().object(value, ConfigMap.class);
  }

  /** Returns the elements of {@code value}, if it is a list. */
  Optional<List<AbstractValue>> elementsOf(AbstractValue value) {
    return invocation.state().object(value, Sequence.class).map(Sequence::elements);
  }

  /** Returns the qualified name of the type of {@code value}, if it is known. */
  Optional<String> typeOf(AbstractValue value) {
    if (value instanceof AbstractValue.Opaque opaque) {
      return opaque.type().map(JavaType::name);
    }
    return invocation
        .state()
        .object(value, LibraryObject.class)
        .map(object -> object.type().name())
        .or(
            () ->
                invocation
                    .state()
                    .object(value, Instance.class)
                    .map(instance -> instance.type().qualifiedName()));
  }

  /** Returns whether {@code value} takes the key that a database makes. */
  boolean isKeyHolder(AbstractValue value) {
    return typeOf(value).filter(KEY_HOLDERS::contains).isPresent();
  }

  boolean isClosure(AbstractValue value) {
    return invocation.state().object(value, Closure.class).isPresent();
  }

  boolean isGivenClosure() {
    return invocation.arguments().stream().anyMatch(this::isClosure);
  }

  /** Returns a new object of the library type {@code type} of which {@code draft} tells. */
  AbstractValue created(String type, Draft draft) {
    return created(type, draft.attributes());
  }

  /** Returns a new object of the library type {@code type} of which nothing has been said. */
  AbstractValue emptyObject(String type) {
    return created(type, Map.of());
  }

  private AbstractValue created(String type, Map<String, AbstractValue> attributes) {
    return invocation
        .state()
        .reference(
            new LibraryObject(JavaType.library(type), Optional.of(invocation.site()), attributes));
  }

  /** Lets the receiver remember what {@code draft} tells. */
  void storeInReceiver(Draft draft) {
    invocation
        .receiverAs(LibraryObject.class)
        .ifPresent(
            object ->
                invocation
                    .receiver()
                    .orElseThrow()
                    .references()
                    .forEach(
                        id ->
                            invocation
                                .state()
                                .update(
                                    id,
                                    new LibraryObject(
                                        object.type(), object.creation(), draft.attributes()))));
  }

  /** Runs {@code closure} in place and returns what it returns. */
  AbstractValue run(AbstractValue closure, AbstractValue argument) {
    return run(closure, List.of(argument), Timing.IN_PLACE);
  }

  /** Runs {@code closure} in place on a new object of the type {@code parameterType}. */
  AbstractValue runOnNew(AbstractValue closure, String parameterType) {
    return run(closure, emptyObject(parameterType));
  }

  /** Runs the closures that no step has run. */
  void runOthers(Timing timing) {
    for (AbstractValue argument : invocation.arguments()) {
      if (isClosure(argument) && !closuresRun.contains(argument)) {
        run(argument, List.of(), timing);
      }
    }
  }

  private AbstractValue run(AbstractValue closure, List<AbstractValue> arguments, Timing timing) {
    closuresRun.add(closure);
    return invocation
        .engine()
        .run(closure, arguments, invocation.state(), invocation.frame(), timing);
  }
}
