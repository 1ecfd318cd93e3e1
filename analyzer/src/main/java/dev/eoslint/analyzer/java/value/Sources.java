package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds what flows into a value, through the objects that it refers to. */
public final class Sources {

  private static final int DEEPEST = 4;

  private Sources() {}

  /** Returns the ids of the objects whose data flows into {@code value} or what it holds. */
  public static Set<Integer> of(AbstractValue value, State state) {
    Set<Integer> found = new TreeSet<>();
    collect(value, state, found, DEEPEST);
    return found;
  }

  /** Returns the ids of the objects whose data flows into any of {@code values}. */
  public static Set<Integer> ofAll(Collection<AbstractValue> values, State state) {
    Set<Integer> found = new TreeSet<>();
    values.forEach(value -> collect(value, state, found, DEEPEST));
    return found;
  }

  /** Returns the ids of the objects that {@code value} refers to, directly or through others. */
  public static Set<Integer> reachable(AbstractValue value, State state) {
    Set<Integer> found = new TreeSet<>();
    reach(value, state, found, DEEPEST);
    return found;
  }

  /** Returns whether another object than itself holds the object {@code id}. */
  public static boolean isHeld(int id, State state) {
    return state.objectIds().stream()
        .filter(other -> other != id)
        .flatMap(other -> state.object(other).stream())
        .flatMap(object -> parts(object).stream())
        .anyMatch(part -> part.references().contains(id));
  }

  private static void reach(AbstractValue value, State state, Set<Integer> found, int depth) {
    for (int id : value.references()) {
      boolean isNew = found.add(id) && depth > 0;
      if (isNew) {
        state
            .object(id)
            .ifPresent(
                object -> parts(object).forEach(part -> reach(part, state, found, depth - 1)));
      }
    }
  }

  private static void collect(AbstractValue value, State state, Set<Integer> found, int depth) {
    found.addAll(value.sources());
    if (depth == 0) {
      return;
    }
    for (int id : value.references()) {
      state
          .object(id)
          .ifPresent(
              object -> parts(object).forEach(part -> collect(part, state, found, depth - 1)));
    }
  }

  /** Returns the values that {@code object} holds, without those that code of it has captured. */
  static Collection<AbstractValue> parts(HeapObject object) {
    if (object instanceof Instance instance) {
      return instance.fields().values();
    } else if (object instanceof LibraryObject library) {
      return library.attributes().values();
    } else if (object instanceof Sequence sequence) {
      return sequence.elements();
    } else if (object instanceof ConfigMap map) {
      List<AbstractValue> values = new ArrayList<>(map.others());
      map.entries().values().forEach(entry -> values.add(entry.value()));
      return values;
    }
    return List.of();
  }
}
