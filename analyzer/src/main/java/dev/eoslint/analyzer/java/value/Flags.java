package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads flags out of values. */
final class Flags {

  private Flags() {}

  /**
   * Returns the flags that tell a path from others. Where a value of which nothing is known meets
   * {@code null}, it comes from something that is not {@code null}. What the path assumes is more
   * than what values say.
   *
   * @param activation the call whose local variables these are
   * @param owners the objects whose fields are looked at
   * @param heap all objects
   * @param assumptions what the path assumes
   */
  static Map<Flag, Boolean> telling(
      int activation,
      Map<String, AbstractValue> variables,
      Map<Integer, HeapObject> owners,
      Map<Integer, HeapObject> heap,
      Map<Flag, Boolean> assumptions) {
    Map<Flag, Boolean> telling = new LinkedHashMap<>(assumptions);
    variables.forEach((name, value) -> add(new Flag(activation, true, name), value, heap, telling));
    owners.forEach(
        (id, object) -> {
          if (object instanceof Instance instance) {
            instance
                .fields()
                .forEach((name, value) -> add(new Flag(id, false, name), value, heap, telling));
          }
        });
    return telling;
  }

  private static void add(
      Flag flag, AbstractValue value, Map<Integer, HeapObject> heap, Map<Flag, Boolean> telling) {
    truth(value).ifPresent(is -> telling.putIfAbsent(flag, is));
    if (value instanceof AbstractValue.Opaque) {
      telling.putIfAbsent(flag.ofNull(), false);
    } else {
      nullness(value, heap).ifPresent(is -> telling.putIfAbsent(flag.ofNull(), is));
    }
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

  /** Returns the value of one flag, if the value behind it is known for certain. */
  static Optional<Boolean> valueOf(
      Flag flag,
      int activation,
      Map<String, AbstractValue> variables,
      Map<Integer, HeapObject> heap) {
    if (flag.isOfProperty()) {
      return Optional.empty();
    }
    Optional<AbstractValue> value = Optional.empty();
    if (!flag.local()) {
      value =
          Optional.ofNullable(heap.get(flag.owner()))
              .filter(Instance.class::isInstance)
              .map(object -> ((Instance) object).fields().get(flag.variable()));
    } else if (flag.owner() == activation) {
      value = Optional.ofNullable(variables.get(flag.variable()));
    }
    return value.flatMap(it -> flag.isOfNull() ? nullness(it, heap) : truth(it));
  }

  private static Optional<Boolean> truth(AbstractValue value) {
    return value.isKnown(true)
        ? Optional.of(true)
        : Optional.of(false).filter(any -> value.isKnown(false));
  }

  private static Optional<Boolean> nullness(AbstractValue value, Map<Integer, HeapObject> heap) {
    if (value instanceof AbstractValue.Null) {
      return Optional.of(true);
    } else if (value instanceof AbstractValue.Reference reference) {
      return Optional.ofNullable(heap.get(reference.id()))
          .filter(HeapObject::isCreated)
          .map(object -> false);
    }
    return Optional.empty();
  }
}
