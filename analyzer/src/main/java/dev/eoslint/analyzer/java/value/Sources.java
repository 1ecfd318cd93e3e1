package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.value.HeapObject.ConfigMap;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
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

  private static Collection<AbstractValue> parts(HeapObject object) {
    if (object instanceof Instance instance) {
      return instance.fields().values();
    } else if (object instanceof LibraryObject library) {
      return library.attributes().values();
    } else if (object instanceof Sequence sequence) {
      return sequence.elements();
    } else if (object instanceof ConfigMap map) {
      return map.entries().values().stream().map(HeapObject.Entry::value).toList();
    }
    return List.of();
  }
}
