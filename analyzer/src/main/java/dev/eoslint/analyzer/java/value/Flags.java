package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;

/** Reads flags out of values. */
final class Flags {

  private Flags() {}

  /**
   * Returns the flags that tell a path from others. What the path assumes is more than what values
   * say. Where a value of which nothing is known meets {@code null}, it comes from something that
   * is not {@code null}.
   *
   * @param activation the call whose local variables these are
   * @param owners the objects whose fields are looked at
   * @param heap returns an object by its id
   * @param assumptions what the path assumes
   */
  static Map<Flag, Boolean> telling(
      int activation,
      Map<String, AbstractValue> variables,
      Map<Integer, HeapObject> owners,
      IntFunction<Optional<HeapObject>> heap,
      Map<Flag, Boolean> assumptions) {
    Map<Flag, Boolean> telling = new LinkedHashMap<>(assumptions);
    add(variables, name -> new Flag(activation, true, name), heap, telling);
    owners.forEach(
        (id, object) -> {
          if (object instanceof Instance instance) {
            add(instance.fields(), name -> new Flag(id, false, name), heap, telling);
          }
        });
    return telling;
  }

  /** Returns the flags that do not have the same value in {@code others}. */
  static Map<Flag, Boolean> without(
      Map<Flag, Boolean> flags, Map<Flag, Boolean> others, Set<String> otherVariables) {
    Map<Flag, Boolean> left = new LinkedHashMap<>(flags);
    left.entrySet()
        .removeIf(
            entry ->
                entry.getValue().equals(others.get(entry.getKey()))
                    || (entry.getKey().local()
                        && !otherVariables.contains(entry.getKey().variable())));
    return left;
  }

  /** Returns the value of one flag, if the value of its variable or field says so for certain. */
  static Optional<Boolean> valueOf(
      Flag flag,
      int activation,
      Map<String, AbstractValue> variables,
      IntFunction<Optional<HeapObject>> heap) {
    Optional<AbstractValue> value = Optional.empty();
    if (flag.isProperty()) {
      return Optional.empty();
    } else if (!flag.local()) {
      value =
          heap.apply(flag.owner())
              .filter(Instance.class::isInstance)
              .map(object -> ((Instance) object).fields().get(flag.variable()));
    } else if (flag.owner() == activation) {
      value = Optional.ofNullable(variables.get(flag.variable()));
    }
    return value.flatMap(it -> aspect(flag.aspect(), it, heap));
  }

  private static Optional<Boolean> aspect(
      Flag.Aspect aspect, AbstractValue value, IntFunction<Optional<HeapObject>> heap) {
    if (aspect instanceof Flag.IsNull) {
      return nullness(value, heap);
    } else if (aspect instanceof Flag.IsConstant of) {
      return value instanceof AbstractValue.Null
          ? Optional.of(false)
          : PossibleConstants.of(value, heap).flatMap(them -> them.isConstant(of.constant()));
    }
    return truth(value);
  }

  private static void add(
      Map<String, AbstractValue> values,
      Function<String, Flag> flag,
      IntFunction<Optional<HeapObject>> heap,
      Map<Flag, Boolean> telling) {
    values.forEach(
        (name, value) -> {
          truth(value).ifPresent(is -> telling.putIfAbsent(flag.apply(name), is));
          Optional.of(false)
              .filter(any -> value instanceof AbstractValue.Opaque)
              .or(() -> nullness(value, heap))
              .ifPresent(is -> telling.putIfAbsent(flag.apply(name).whetherNull(), is));
          PossibleConstants.of(value, heap)
              .ifPresent(constants -> add(constants, flag.apply(name), telling));
        });
  }

  /** Tells which constant it is, and which ones it is not: several paths have that in common. */
  private static void add(PossibleConstants constants, Flag flag, Map<Flag, Boolean> telling) {
    if (!PossibleConstants.areToldApart(constants.type())) {
      return;
    }
    for (String constant : PossibleConstants.declaredIn(constants.type())) {
      constants
          .isConstant(constant)
          .ifPresent(is -> telling.putIfAbsent(flag.whetherConstant(constant), is));
    }
  }

  private static Optional<Boolean> truth(AbstractValue value) {
    return value.isKnown(true)
        ? Optional.of(true)
        : Optional.of(false).filter(any -> value.isKnown(false));
  }

  private static Optional<Boolean> nullness(
      AbstractValue value, IntFunction<Optional<HeapObject>> heap) {
    if (value instanceof AbstractValue.Null) {
      return Optional.of(true);
    } else if (value instanceof AbstractValue.Reference reference) {
      return heap.apply(reference.id()).filter(HeapObject::isCreated).map(object -> false);
    }
    return PossibleConstants.of(value, heap)
        .filter(constants -> !constants.orNull())
        .map(constants -> false);
  }
}
