package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Objects that nothing tells from each other: the same code made them in the same way, with what
 * they hold, and whatever refers to one of them refers to all. If one of them is meant, it can be
 * any of them.
 *
 * @param sets the objects that correspond to each other, the twins themselves first
 */
record Twins(List<List<Integer>> sets) {

  Twins {
    sets = sets.stream().map(List::copyOf).toList();
  }

  /** Returns the objects {@code ids}, which are different, as twins, if they are. */
  static Optional<Twins> of(List<Integer> ids, State state) {
    int first = ids.get(0);
    Map<Integer, List<Integer>> sets = new LinkedHashMap<>();
    sets.put(first, new ArrayList<>(List.of(first)));
    for (int other : ids.subList(1, ids.size())) {
      Matching matching = new Matching(state);
      if (!matching.match(first, other)) {
        return Optional.empty();
      }
      matching.pairs.forEach(
          (one, twin) -> sets.computeIfAbsent(one, key -> new ArrayList<>(List.of(one))).add(twin));
    }
    Twins twins = new Twins(List.copyOf(sets.values()));
    return Optional.of(twins).filter(all -> all.areComplete(ids.size()) && all.areAlone(state));
  }

  /** Returns whether each twin has an object of its own for each object of the others. */
  private boolean areComplete(int count) {
    Set<Integer> all = new LinkedHashSet<>();
    sets.forEach(all::addAll);
    return sets.stream().allMatch(set -> set.size() == count) && all.size() == sets.size() * count;
  }

  /** Returns whether nothing outside refers to some of the objects of a set and not to all. */
  private boolean areAlone(State state) {
    Set<Integer> inside = new LinkedHashSet<>();
    sets.forEach(inside::addAll);
    return Holders.in(state).places().stream()
        .filter(place -> !inside.contains(place.owner()))
        .allMatch(place -> sets.stream().allMatch(set -> holdsAllOrNone(place, set)));
  }

  private static boolean holdsAllOrNone(Holders.Place place, List<Integer> set) {
    long held = set.stream().filter(place.references()::contains).count();
    return held == 0 || held == set.size();
  }

  /** Says that each twin can be in any protocol state that one of them can be in. */
  void confuse(State state) {
    sets.forEach(state.protocol()::confuse);
  }

  /** Returns the first twin and the objects of its own. */
  List<Integer> first() {
    return sets.stream().map(set -> set.get(0)).toList();
  }

  /** Finds for each object that one twin holds the object of another twin. */
  private static final class Matching {

    private final State state;
    private final Map<Integer, Integer> pairs = new LinkedHashMap<>();

    Matching(State state) {
      this.state = state;
    }

    boolean match(int one, int other) {
      if (one == other || Integer.valueOf(other).equals(pairs.get(one))) {
        return true;
      } else if (pairs.containsKey(one) || pairs.containsValue(other)) {
        return false;
      }
      pairs.put(one, other);
      Optional<HeapObject> left = state.object(one);
      Optional<HeapObject> right = state.object(other);
      return left.isPresent()
          && right.isPresent()
          && state.statuses(one).isEmpty() == state.statuses(other).isEmpty()
          && match(left.get(), right.get());
    }

    private boolean match(HeapObject one, HeapObject other) {
      if (one instanceof Instance here && other instanceof Instance there) {
        return here.type().equals(there.type())
            && here.creation().isPresent()
            && here.creation().equals(there.creation())
            && match(here.fields(), there.fields());
      } else if (one instanceof LibraryObject here && other instanceof LibraryObject there) {
        return here.isMadeLike(there) && match(references(here), references(there));
      } else if (one instanceof Sequence here && other instanceof Sequence there) {
        return here.complete() == there.complete() && match(here.elements(), there.elements());
      }
      return one.equals(other);
    }

    /** What else semantics remember of an object tells what happened to it, as its states do. */
    private static Map<String, AbstractValue> references(LibraryObject object) {
      Map<String, AbstractValue> references = new LinkedHashMap<>(object.attributes());
      references.values().removeIf(value -> value.references().isEmpty());
      return references;
    }

    private boolean match(Map<String, AbstractValue> here, Map<String, AbstractValue> there) {
      return here.size() == there.size()
          && here.entrySet().stream()
              .allMatch(
                  entry ->
                      Optional.ofNullable(there.get(entry.getKey()))
                          .filter(value -> match(entry.getValue(), value))
                          .isPresent());
    }

    private boolean match(List<AbstractValue> here, List<AbstractValue> there) {
      boolean all = here.size() == there.size();
      for (int index = 0; all && index < here.size(); index++) {
        all = match(here.get(index), there.get(index));
      }
      return all;
    }

    private boolean match(AbstractValue one, AbstractValue other) {
      if (one instanceof AbstractValue.Reference here
          && other instanceof AbstractValue.Reference there) {
        return match(here.id(), there.id());
      } else if (one instanceof AbstractValue.Choice here
          && other instanceof AbstractValue.Choice there) {
        return match(here.alternatives(), there.alternatives());
      }
      return one.equals(other);
    }
  }
}
