package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What refers to objects: local variables, those of callers included, and what objects hold, be
 * they in use or not.
 *
 * @param places where references stand
 */
record Holders(List<Place> places) {

  private static final int VARIABLE = -1;

  /**
   * A place for references.
   *
   * @param owner the object that it belongs to; no id of an object for a variable
   * @param references the objects that it can refer to
   * @param followed whether they can be given other names here
   */
  record Place(int owner, Set<Integer> references, boolean followed) {}

  Holders {
    places = List.copyOf(places);
  }

  static Holders in(State state) {
    List<Place> places = new ArrayList<>();
    state.variables().values().forEach(value -> add(VARIABLE, List.of(value), true, places));
    Optional<Locals> caller = state.caller();
    while (caller.isPresent()) {
      Collection<AbstractValue> values = caller.get().variables().values();
      values.forEach(value -> add(VARIABLE, List.of(value), false, places));
      caller = caller.get().caller();
    }
    for (int id : state.objectIds()) {
      state.object(id).ifPresent(object -> add(id, object, places));
    }
    return new Holders(places);
  }

  private static void add(int id, HeapObject object, List<Place> places) {
    if (object instanceof Closure closure) {
      closure.captured().values().forEach(value -> add(id, List.of(value), false, places));
      add(id, List.of(closure.self()), false, places);
    } else if (object instanceof Sequence sequence) {
      add(id, sequence.elements(), true, places);
    } else {
      boolean followed = !(object instanceof ConfigMap);
      Sources.parts(object).forEach(part -> add(id, List.of(part), followed, places));
    }
  }

  private static void add(
      int owner, List<AbstractValue> values, boolean followed, List<Place> places) {
    Set<Integer> references = new TreeSet<>();
    values.forEach(value -> references.addAll(value.references()));
    if (!references.isEmpty()) {
      places.add(new Place(owner, references, followed));
    }
  }

  /** Returns whether anything refers to the object {@code id}. */
  boolean hold(int id) {
    return places.stream().anyMatch(place -> place.references().contains(id));
  }

  /** Returns whether all that refers to the object {@code id} can learn another name of it. */
  boolean canRename(int id) {
    return places.stream().allMatch(place -> place.followed() || !place.references().contains(id));
  }
}
