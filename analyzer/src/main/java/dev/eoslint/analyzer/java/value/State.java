package dev.eoslint.analyzer.java.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What is known at one point of a path: local variables, objects, and the protocol states of
 * objects.
 *
 * <p>A state is changed in place along a path, forked where paths part and joined where they meet.
 */
public final class State {

  private final AtomicInteger nextId;

  /** The ids of objects that are the same on each path that meets them. */
  private final Map<String, Integer> sharedIds;

  private SharedMap<String, AbstractValue> variables;
  private IdMap<HeapObject> heap;
  private IdMap<PossibleStatuses> statuses;
  private SharedMap<String, Integer> singletons;
  private SharedMap<Flag, Boolean> assumptions;
  private Optional<Locals> caller;
  private int activation;
  private boolean reachable = true;

  /** Creates an empty state. */
  public State() {
    nextId = new AtomicInteger(1);
    sharedIds = new HashMap<>();
    variables = SharedMap.empty();
    heap = IdMap.empty();
    statuses = IdMap.empty();
    singletons = SharedMap.empty();
    assumptions = SharedMap.empty();
    caller = Optional.empty();
  }

  private State(State original) {
    nextId = original.nextId;
    sharedIds = original.sharedIds;
    variables = original.variables.copy();
    heap = original.heap;
    statuses = original.statuses;
    singletons = original.singletons.copy();
    assumptions = original.assumptions.copy();
    caller = original.caller;
    activation = original.activation;
    reachable = original.reachable;
  }

  /** Returns an independent copy; object ids given out later differ between all copies. */
  public State fork() {
    return new State(this);
  }

  /** Takes over all that {@code other} holds. */
  public void become(State other) {
    variables = other.variables.copy();
    heap = other.heap;
    statuses = other.statuses;
    singletons = other.singletons.copy();
    assumptions = other.assumptions.copy();
    caller = other.caller;
    activation = other.activation;
    reachable = other.reachable;
  }

  /**
   * Returns the state where the paths that lead to {@code states} meet; nothing if there is none.
   */
  public static Optional<State> join(Collection<State> states) {
    State joined = null;
    for (State state : states) {
      if (joined == null) {
        joined = state.fork();
      } else if (state != joined) {
        joined.joinWith(state);
      }
    }
    return Optional.ofNullable(joined);
  }

  /**
   * Returns the state where the paths that lead to {@code states} meet, in which what takes the
   * same place on all of them is one object; nothing if there is none.
   */
  public static Optional<State> meeting(Collection<State> states) {
    State joined = null;
    for (State state : states) {
      if (joined == null) {
        joined = state.fork();
      } else if (state != joined) {
        State other = state.fork();
        Successors.unite(joined, other);
        joined.joinWith(other);
      }
    }
    return Optional.ofNullable(joined);
  }

  /** Makes this the state where its path and that of {@code other} meet. */
  public void joinWith(State other) {
    joinStatuses(other);
    joinAssumptions(other);
    joinVariables(other);
    heap = heap.join(other.heap, HeapObject::join);
    if (!singletons.isUnchangedFrom(other.singletons)) {
      other.singletons.view().forEach(singletons::putIfAbsent);
    }
    reachable = reachable || other.reachable;
  }

  private void joinVariables(State other) {
    if (variables.isUnchangedFrom(other.variables)) {
      return;
    }
    Map<String, AbstractValue> common = new LinkedHashMap<>();
    variables
        .view()
        .forEach(
            (name, value) ->
                other
                    .variable(name)
                    .ifPresent(there -> common.put(name, AbstractValue.join(value, there))));
    variables = SharedMap.copyOf(common);
  }

  /** What one path assumes the other one may know from the value. */
  private void joinAssumptions(State other) {
    if (assumptions.view().equals(other.assumptions.view())) {
      return;
    }
    Set<Flag> assumed = new LinkedHashSet<>(assumptions.view().keySet());
    assumed.addAll(other.assumptions.view().keySet());
    Map<Flag, Boolean> common = new LinkedHashMap<>();
    for (Flag flag : assumed) {
      Optional<Boolean> here = known(flag);
      if (here.isPresent() && here.equals(other.known(flag))) {
        common.put(flag, here.get());
      }
    }
    assumptions = SharedMap.copyOf(common);
  }

  /** Returns the value of {@code flag}, as this path assumes it or as values say it. */
  public Optional<Boolean> known(Flag flag) {
    return assumed(flag).or(() -> Flags.valueOf(flag, activation, variables.view(), heap::get));
  }

  /** What tells the two paths apart still tells apart what is possible behind them. */
  private void joinStatuses(State other) {
    if (statuses == other.statuses) {
      return;
    }
    Map<Flag, Boolean> here = knownBeside(other);
    Map<Flag, Boolean> there = other.knownBeside(this);
    Map<Flag, Boolean> onlyHere = Flags.without(here, there, other.variables.view().keySet());
    Map<Flag, Boolean> onlyThere = Flags.without(there, here, variables.view().keySet());
    statuses =
        statuses.join(other.statuses, (known, possible) -> known.or(possible, onlyHere, onlyThere));
  }

  /** Returns the flags that are known here, but for those of objects that are the same in both. */
  private Map<Flag, Boolean> knownBeside(State other) {
    Map<Integer, HeapObject> changed = new LinkedHashMap<>();
    heap.forEachBeside(other.heap, changed::put);
    return Flags.telling(activation, variables.view(), changed, heap::get, assumptions.view());
  }

  /** Adds an object and returns its id. */
  public int allocate(HeapObject object) {
    int id = nextId.getAndIncrement();
    heap = heap.with(id, object);
    return id;
  }

  /**
   * Adds an object of which there is one, called {@code name}, and returns the reference to it. It
   * has the same id on all paths, whichever of them meets it first.
   */
  public AbstractValue.Reference shared(String name, HeapObject object) {
    int id = sharedIds.computeIfAbsent(name, key -> nextId.getAndIncrement());
    heap = heap.with(id, object);
    singletons.put(name, id);
    return new AbstractValue.Reference(id);
  }

  /** Adds an object and returns the reference to it. */
  public AbstractValue.Reference reference(HeapObject object) {
    return new AbstractValue.Reference(allocate(object));
  }

  /** Replaces the object {@code id}. */
  public void update(int id, HeapObject object) {
    heap = heap.with(id, object);
  }

  /** Returns the object {@code id}. */
  public Optional<HeapObject> object(int id) {
    return heap.get(id);
  }

  /** Returns the object that {@code value} refers to, if it is one object of this form. */
  public <T extends HeapObject> Optional<T> object(AbstractValue value, Class<T> form) {
    if (value instanceof AbstractValue.Reference reference) {
      return object(reference.id()).filter(form::isInstance).map(form::cast);
    }
    return Optional.empty();
  }

  /** Returns all objects that {@code value} can refer to and that have this form. */
  public <T extends HeapObject> List<T> objects(AbstractValue value, Class<T> form) {
    List<T> found = new ArrayList<>();
    for (int id : value.references()) {
      object(id).filter(form::isInstance).map(form::cast).ifPresent(found::add);
    }
    return found;
  }

  /** Returns a local variable. */
  public Optional<AbstractValue> variable(String name) {
    return variables.get(name);
  }

  /** Sets a local variable. */
  public void assign(String name, AbstractValue value) {
    variables.put(name, value);
    forgetFlag(localFlag(name));
  }

  /** Returns the names of the local variables. */
  public Set<String> variableNames() {
    return Set.copyOf(variables.view().keySet());
  }

  /** Says that all local variables but those called {@code names} are out of scope. */
  public void leaveScope(Set<String> names) {
    variables.removeKeysIf(name -> !names.contains(name));
  }

  /** Forgets a local variable. */
  public void remove(String name) {
    variables.removeKeysIf(name::equals);
    forgetFlag(localFlag(name));
  }

  /** Says that nothing is known any more of the value of a local variable, which is the same. */
  public void makeUnknown(String name, AbstractValue unknown) {
    variables.put(name, unknown);
  }

  /**
   * The local variables of one call.
   *
   * @param variables the values by name
   * @param activation tells calls apart; later ones have greater numbers
   * @param caller those of the call around it
   */
  public record Locals(
      Map<String, AbstractValue> variables, int activation, Optional<Locals> caller) {}

  /** Returns the local variables of the current call. */
  public Locals locals() {
    return new Locals(Map.copyOf(variables.view()), activation, caller);
  }

  /** Starts another call with these local variables. */
  public void enter(Map<String, AbstractValue> arguments) {
    caller = Optional.of(locals());
    variables = SharedMap.copyOf(arguments);
    activation = nextId.getAndIncrement();
  }

  /** Goes back to an earlier call. */
  public void restore(Locals locals) {
    variables = SharedMap.copyOf(locals.variables());
    activation = locals.activation();
    caller = locals.caller();
    assumptions.removeKeysIf(flag -> flag.local() && flag.owner() > activation);
    statuses = statuses.replaceAll(possible -> possible.withoutCallsAfter(activation));
  }

  /**
   * Goes back to an earlier call, where what depended on the local variable {@code from} depends on
   * {@code to}.
   */
  public void restore(Locals locals, String from, String to) {
    Flag ended = new Flag(activation, true, from);
    Flag goesOn = new Flag(locals.activation(), true, to);
    statuses =
        statuses.replaceAll(possible -> possible.without(goesOn).renamed(ended, goesOn, false));
    restore(locals);
  }

  /** Returns the flag that a local variable of the current call is. */
  public Flag localFlag(String name) {
    return new Flag(activation, true, name);
  }

  /** Returns the local variables by name, which may change later. */
  Map<String, AbstractValue> variables() {
    return variables.view();
  }

  /** Returns the local variables of the call around the current one. */
  Optional<Locals> caller() {
    return caller;
  }

  /** Returns the objects that are not the same in {@code other}, by their ids. */
  Map<Integer, HeapObject> objectsBeside(State other) {
    Map<Integer, HeapObject> different = new LinkedHashMap<>();
    heap.forEachBeside(other.heap, different::put);
    return different;
  }

  /** Returns whether all objects are for certain in the protocol states of {@code other}. */
  @SuppressWarnings("ReferenceEquality") // the tables share what no path has changed
  boolean hasStatusesOf(State other) {
    return statuses == other.statuses;
  }

  /** Gives the object {@code id} the name {@code name}, under which no other one is used. */
  void rename(int id, int name) {
    for (Map.Entry<String, AbstractValue> variable : Map.copyOf(variables.view()).entrySet()) {
      if (variable.getValue().references().contains(id)) {
        variables.put(variable.getKey(), variable.getValue().renamed(id, name));
      }
    }
    heap = heap.replaceAll(object -> object.renamed(id, name));
    object(id).ifPresent(object -> update(name, object));
    statuses.get(id).ifPresent(possible -> statuses = statuses.with(name, possible));
    statuses = statuses.without(id);
  }

  /** Says that nobody knows which of {@code ids} is in which of their protocol states. */
  void confuse(List<Integer> ids) {
    ids.stream()
        .flatMap(id -> statuses.get(id).stream())
        .reduce((known, possible) -> known.or(possible, Map.of(), Map.of()))
        .ifPresent(any -> ids.forEach(id -> statuses = statuses.with(id, any)));
  }

  /** Returns the protocol states that the object {@code id} can be in. */
  public Set<Status> statuses(int id) {
    return statuses.get(id).map(PossibleStatuses::all).orElseGet(Set::of);
  }

  /** Sets the one protocol state that the object {@code id} is in. */
  public void setStatus(int id, Status status) {
    statuses = statuses.with(id, PossibleStatuses.certain(status));
  }

  /** Sets the protocol states that the object {@code id} can be in. */
  public void setStatuses(int id, Set<Status> possible) {
    statuses = statuses.with(id, PossibleStatuses.anyOf(possible));
  }

  /** Replaces each protocol state that the object {@code id} can be in. */
  public void changeStatuses(int id, UnaryOperator<Status> change) {
    Optional<PossibleStatuses> before = statuses.get(id);
    if (before.isPresent()) {
      statuses = statuses.with(id, before.get().map(change));
    }
  }

  /**
   * Moves the object {@code id} on from each protocol state that it can be in.
   *
   * @param step the next protocol state; nothing when this way ends there
   * @return whether any way goes on; otherwise nothing is changed
   */
  public boolean moveStatuses(int id, Function<Status, Optional<Status>> step) {
    Optional<PossibleStatuses> before = statuses.get(id);
    if (before.isEmpty()) {
      return true;
    }
    PossibleStatuses after = before.get().move(step);
    if (after.all().isEmpty()) {
      return false;
    }
    statuses = statuses.with(id, after);
    return true;
  }

  /** Replaces each protocol state that any object can be in. */
  public void changeAllStatuses(UnaryOperator<Status> change) {
    statuses = statuses.replaceAll(possible -> possible.map(change));
  }

  /** Says that nothing takes {@code value}, which a call returned. */
  public void discard(AbstractValue value) {
    value.references().forEach(id -> changeStatuses(id, Status::whenDiscarded));
  }

  /**
   * Replaces each protocol state of which none of {@code flags} tells with which constants it is
   * possible.
   */
  public void changeStatusesNotToldApartBy(Collection<Flag> flags, UnaryOperator<Status> change) {
    statuses = statuses.replaceAll(possible -> possible.mapNotToldApartBy(flags, change));
  }

  /** Returns the ids of all objects that have protocol states, in ascending order. */
  public Set<Integer> objectsWithStatus() {
    return statuses.ids();
  }

  /** Returns whether some object may be in a protocol state that something must still end. */
  public boolean isUnfinished() {
    return statuses.anyMatch(possible -> possible.all().stream().anyMatch(Status::isUnfinished));
  }

  /**
   * Says that {@code flag} has this value from here on: what is possible only with the other one is
   * excluded.
   */
  public void assume(Flag flag, boolean value) {
    assumptions.put(flag, value);
    statuses = statuses.replaceAll(possible -> possible.when(flag, value));
  }

  /** Excludes what is possible only when {@code flag} has this value. */
  public void exclude(Flag flag, boolean value) {
    statuses = statuses.replaceAll(possible -> possible.when(flag, !value));
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

  /**
   * Parts the ways on which the object {@code id} is in one of {@code some} protocol states from
   * the others, where a flag tells them apart. This state keeps the others.
   *
   * @return the state on those ways; nothing, and no change, where no flag tells
   */
  public Optional<State> part(int id, Predicate<Status> some) {
    Optional<Map.Entry<Flag, Boolean>> telling =
        statuses.get(id).stream()
            .flatMap(possible -> possible.telling(some).entrySet().stream())
            .findFirst();
    return telling.map(
        flag -> {
          State parted = fork();
          parted.assume(flag.getKey(), flag.getValue());
          assume(flag.getKey(), !flag.getValue());
          return parted;
        });
  }

  /** Returns the value that {@code flag} is assumed to have on this path. */
  public Optional<Boolean> assumed(Flag flag) {
    return assumptions.get(flag);
  }

  /** Says that {@code flag} may become another one at any time, for example on another thread. */
  public void doubt(Flag flag) {
    assumptions.remove(flag);
  }

  /** Says that {@code flag} may have changed. */
  public void forgetFlag(Flag flag) {
    assumptions.removeKeysIf(assumed -> assumed.dependsOn(flag));
    statuses = statuses.replaceAll(possible -> possible.without(flag));
  }

  /** Returns the id of the object that stands for the singleton called {@code name}. */
  public Optional<Integer> singleton(String name) {
    return singletons.get(name);
  }

  /** Remembers the object that stands for the singleton called {@code name}. */
  public void rememberSingleton(String name, int id) {
    singletons.put(name, id);
  }

  /** Returns the ids of all objects, in ascending order. */
  public Set<Integer> objectIds() {
    return heap.ids();
  }

  /** Returns whether execution can come to this point. */
  public boolean isReachable() {
    return reachable;
  }

  /** Says that execution does not come to this point, because a call never returns normally. */
  public void markUnreachable() {
    reachable = false;
  }
}
