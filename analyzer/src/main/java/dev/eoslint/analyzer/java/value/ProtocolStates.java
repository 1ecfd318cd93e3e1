package dev.eoslint.analyzer.java.value;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * The protocol states that objects can be in, and the flags that tell the ways to them apart.
 * Changed in place.
 */
public final class ProtocolStates {

  private IdMap<PossibleStatuses> statuses;

  /** What this path takes flags to be, whatever values say. */
  private SharedMap<Flag, Boolean> assumptions;

  private ProtocolStates(IdMap<PossibleStatuses> statuses, SharedMap<Flag, Boolean> assumptions) {
    this.statuses = statuses;
    this.assumptions = assumptions;
  }

  /** Returns those of no object. */
  static ProtocolStates none() {
    return new ProtocolStates(IdMap.empty(), SharedMap.empty());
  }

  ProtocolStates copy() {
    return new ProtocolStates(statuses, assumptions.copy());
  }

  Set<Status> of(int id) {
    return statuses.get(id).map(PossibleStatuses::all).orElseGet(Set::of);
  }

  /** Returns the ids of the objects, in ascending order. */
  Set<Integer> ids() {
    return statuses.ids();
  }

  boolean isAny(Predicate<Status> property) {
    return statuses.anyMatch(possible -> possible.all().stream().anyMatch(property));
  }

  void set(int id, PossibleStatuses possible) {
    statuses = statuses.with(id, possible);
  }

  void change(int id, UnaryOperator<Status> change) {
    statuses.get(id).ifPresent(before -> set(id, before.map(change)));
  }

  void changeAll(UnaryOperator<Status> change) {
    statuses = statuses.replaceAll(possible -> possible.map(change));
  }

  /**
   * Replaces each protocol state of which none of {@code flags} tells with which constants it is
   * possible.
   */
  public void changeNotToldApartBy(Collection<Flag> flags, UnaryOperator<Status> change) {
    statuses = statuses.replaceAll(possible -> possible.mapNotToldApartBy(flags, change));
  }

  /** Moves an object on; returns false, and changes nothing, where no way goes on. */
  boolean move(int id, Function<Status, Optional<Status>> step) {
    Optional<PossibleStatuses> after = statuses.get(id).map(before -> before.move(step));
    if (after.isPresent() && after.get().all().isEmpty()) {
      return false;
    }
    after.ifPresent(possible -> set(id, possible));
    return true;
  }

  /** Lets each of {@code ids} be in any of the states that one of them can be in. */
  void confuse(List<Integer> ids) {
    ids.stream()
        .flatMap(id -> statuses.get(id).stream())
        .reduce((known, possible) -> known.or(possible, Map.of(), Map.of()))
        .ifPresent(any -> ids.forEach(id -> set(id, any)));
  }

  void rename(int id, int name) {
    statuses.get(id).ifPresent(possible -> set(name, possible));
    statuses = statuses.without(id);
  }

  Map<Flag, Boolean> assumptions() {
    return assumptions.view();
  }

  /** Returns the value that {@code flag} is assumed to have on this path. */
  public Optional<Boolean> assumed(Flag flag) {
    return assumptions.get(flag);
  }

  /**
   * Says that {@code flag} has this value from here on: what is possible only with the other one is
   * excluded.
   */
  public void assume(Flag flag, boolean value) {
    assumptions.put(flag, value);
    exclude(flag, !value);
  }

  /** Excludes what is possible only when {@code flag} has this value. */
  public void exclude(Flag flag, boolean value) {
    statuses = statuses.replaceAll(possible -> possible.when(flag, !value));
  }

  /** Says that {@code flag} may become another one at any time, for example on another thread. */
  public void doubt(Flag flag) {
    assumptions.remove(flag);
  }

  void forget(Flag flag) {
    assumptions.removeKeysIf(assumed -> assumed.dependsOn(flag));
    statuses = statuses.replaceAll(possible -> possible.without(flag));
  }

  void forgetCallsAfter(int activation) {
    assumptions.removeKeysIf(flag -> flag.local() && flag.owner() > activation);
    statuses = statuses.replaceAll(possible -> possible.withoutCallsAfter(activation));
  }

  /**
   * Says that what depended on {@code from} now depends on {@code to}.
   *
   * @param negated whether {@code to} is true when {@code from} is false
   */
  public void moveFlag(Flag from, Flag to, boolean negated) {
    statuses = statuses.replaceAll(possible -> possible.without(to).renamed(from, to, negated));
  }

  /**
   * Says that what depends on {@code from} depends on {@code to} as well.
   *
   * @param negated whether {@code to} is true when {@code from} is false
   */
  public void copyFlag(Flag from, Flag to, boolean negated) {
    statuses = statuses.replaceAll(possible -> possible.copied(from, to, negated));
  }

  /** Returns a flag, and its value, that tells {@code some} states of an object from all others. */
  Optional<Map.Entry<Flag, Boolean>> telling(int id, Predicate<Status> some) {
    return statuses.get(id).stream()
        .flatMap(possible -> possible.telling(some).entrySet().stream())
        .findFirst();
  }

  /** Returns whether no path has changed what objects can be in. */
  @SuppressWarnings("ReferenceEquality") // the tables share what no path has changed
  boolean areSameAs(ProtocolStates other) {
    return statuses == other.statuses;
  }

  /**
   * Adds what is possible on another path.
   *
   * @param onlyHere the flags that tell this path from the other one
   * @param onlyThere the flags that tell the other one from this path
   */
  void add(ProtocolStates other, Map<Flag, Boolean> onlyHere, Map<Flag, Boolean> onlyThere) {
    statuses =
        statuses.join(other.statuses, (known, possible) -> known.or(possible, onlyHere, onlyThere));
  }

  /**
   * Keeps what both paths assume. What one of them assumes the other one may know otherwise.
   *
   * @param here returns the value of a flag on this path
   * @param there returns the value of a flag on the other one
   */
  void keepCommonAssumptions(
      ProtocolStates other,
      Function<Flag, Optional<Boolean>> here,
      Function<Flag, Optional<Boolean>> there) {
    if (assumptions().equals(other.assumptions())) {
      return;
    }
    Set<Flag> assumed = new LinkedHashSet<>(assumptions().keySet());
    assumed.addAll(other.assumptions().keySet());
    Map<Flag, Boolean> common = new LinkedHashMap<>();
    for (Flag flag : assumed) {
      Optional<Boolean> value = here.apply(flag);
      if (value.isPresent() && value.equals(there.apply(flag))) {
        common.put(flag, value.get());
      }
    }
    assumptions = SharedMap.copyOf(common);
  }
}
