package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/** Reads flags out of values. */
final class Flags {

  private Flags() {}

  /**
   * Returns the flags that are known on a path. What the path assumes is more than what values say.
   *
   * @param activation the call whose local variables these are
   * @param assumptions what the path assumes
   */
  static Map<Flag, Boolean> known(
      int activation,
      Map<String, AbstractValue> variables,
      Map<Integer, HeapObject> heap,
      Map<Flag, Boolean> assumptions) {
    Map<Flag, Boolean> known = new LinkedHashMap<>(assumptions);
    addAll(activation, variables, heap, (flag, value) -> addKnown(flag, value, heap, known));
    return known;
  }

  /**
   * Returns the flags that tell a path from others. Where a value of which nothing is known meets
   * {@code null}, it comes from something that is not {@code null}.
   *
   * @param activation the call whose local variables these are
   * @param assumptions what the path assumes
   */
  static Map<Flag, Boolean> telling(
      int activation,
      Map<String, AbstractValue> variables,
      Map<Integer, HeapObject> heap,
      Map<Flag, Boolean> assumptions) {
    Map<Flag, Boolean> telling = known(activation, variables, heap, assumptions);
    addAll(
        activation,
        variables,
        heap,
        (flag, value) -> {
          if (value instanceof AbstractValue.Opaque) {
            telling.putIfAbsent(flag.ofNull(), false);
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

  private static void addAll(
      int activation,
      Map<String, AbstractValue> variables,
      Map<Integer, HeapObject> heap,
      BiConsumer<Flag, AbstractValue> adding) {
    variables.forEach((name, value) -> adding.accept(new Flag(activation, true, name), value));
    heap.forEach(
        (id, object) -> {
          if (object instanceof Instance instance) {
            instance
                .fields()
                .forEach((name, value) -> adding.accept(new Flag(id, false, name), value));
          }
        });
  }

  private static void addKnown(
      Flag flag, AbstractValue value, Map<Integer, HeapObject> heap, Map<Flag, Boolean> known) {
    truth(value).ifPresent(is -> known.putIfAbsent(flag, is));
    nullness(value, heap).ifPresent(is -> known.putIfAbsent(flag.ofNull(), is));
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
