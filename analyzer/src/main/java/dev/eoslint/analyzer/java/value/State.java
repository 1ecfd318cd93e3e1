package dev.eoslint.analyzer.java.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What is known at one point of a path: local variables, objects, and the protocol states of
 * objects.
 *
 * <p>A state is changed in place along a path, forked where paths part and joined where they meet.
 */
public final class State {

  private final AtomicInteger nextId;
  private Map<String, AbstractValue> variables;
  private final Map<Integer, HeapObject> heap;
  private final Map<Integer, PossibleStatuses> statuses;
  private final Map<String, Integer> singletons;
  private final Map<Flag, Boolean> assumptions;
  private int activation;
  private boolean reachable = true;

  /** Creates an empty state. */
  public State() {
    this(new AtomicInteger(1), Map.of(), Map.of(), Map.of(), Map.of(), Map.of());
  }

  private State(
      AtomicInteger nextId,
      Map<String, AbstractValue> variables,
      Map<Integer, HeapObject> heap,
      Map<Integer, PossibleStatuses> statuses,
      Map<String, Integer> singletons,
      Map<Flag, Boolean> assumptions) {
    this.nextId = nextId;
    this.variables = new LinkedHashMap<>(variables);
    this.heap = new LinkedHashMap<>(heap);
    this.statuses = new LinkedHashMap<>(statuses);
    this.singletons = new LinkedHashMap<>(singletons);
    this.assumptions = new LinkedHashMap<>(assumptions);
  }

  /** Returns an independent copy; object ids given out later differ between all copies. */
  public State fork() {
    State copy = new State(nextId, variables, heap, statuses, singletons, assumptions);
    copy.activation = activation;
    copy.reachable = reachable;
    return copy;
  }

  /** Takes over all that {@code other} holds. */
  public void become(State other) {
    variables = new LinkedHashMap<>(other.variables);
    heap.clear();
    heap.putAll(other.heap);
    statuses.clear();
    statuses.putAll(other.statuses);
    singletons.clear();
    singletons.putAll(other.singletons);
    assumptions.clear();
    assumptions.putAll(other.assumptions);
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

  /** Makes this the state where its path and that of {@code other} meet. */
  public void joinWith(State other) {
    joinStatuses(other);
    joinAssumptions(other);
    Map<String, AbstractValue> common = new LinkedHashMap<>();
    variables.forEach(
        (name, value) -> {
          AbstractValue there = other.variables.get(name);
          if (there != null) {
            common.put(name, value == there ? value : AbstractValue.join(value, there));
          }
        });
    variables = common;
    other.heap.forEach((id, object) -> heap.merge(id, object, HeapObject::join));
    other.singletons.forEach(singletons::putIfAbsent);
    reachable = reachable || other.reachable;
  }

  /** What one path assumes the other one may know from the value. */
  private void joinAssumptions(State other) {
    if (assumptions.equals(other.assumptions)) {
      return;
    }
    Set<Flag> assumed = new LinkedHashSet<>(assumptions.keySet());
    assumed.addAll(other.assumptions.keySet());
    Map<Flag, Boolean> common = new LinkedHashMap<>();
    for (Flag flag : assumed) {
      Optional<Boolean> here = valueOf(flag);
      if (here.isPresent() && here.equals(other.valueOf(flag))) {
        common.put(flag, here.get());
      }
    }
    assumptions.clear();
    assumptions.putAll(common);
  }

  private Optional<Boolean> valueOf(Flag flag) {
    return assumed(flag).or(() -> Flags.valueOf(flag, activation, variables, heap));
  }

  /** What tells the two paths apart still tells apart what is possible behind them. */
  private void joinStatuses(State other) {
    if (statuses.equals(other.statuses)) {
      return;
    }
    Map<Flag, Boolean> here = knownBeside(other);
    Map<Flag, Boolean> there = other.knownBeside(this);
    Map<Flag, Boolean> onlyHere = Flags.without(here, there, other.variables.keySet());
    Map<Flag, Boolean> onlyThere = Flags.without(there, here, variables.keySet());
    Map<Integer, PossibleStatuses> joined = new LinkedHashMap<>(statuses);
    other.statuses.forEach(
        (id, possible) -> {
          PossibleStatuses known = joined.get(id);
          joined.put(id, known == null ? possible : known.or(possible, onlyHere, onlyThere));
        });
    statuses.clear();
    statuses.putAll(joined);
  }

  /** Returns the flags that are known here, but for those of objects that are the same in both. */
  private Map<Flag, Boolean> knownBeside(State other) {
    Map<Integer, HeapObject> changed = new LinkedHashMap<>();
    heap.forEach(
        (id, object) -> {
          if (other.heap.get(id) != object) {
            changed.put(id, object);
          }
        });
    return Flags.known(activation, variables, changed, heap, assumptions);
  }

  /** Adds an object and returns its id. */
  public int allocate(HeapObject object) {
    int id = nextId.getAndIncrement();
    heap.put(id, object);
    return id;
  }

  /** Adds an object and returns the reference to it. */
  public AbstractValue.Reference reference(HeapObject object) {
    return new AbstractValue.Reference(allocate(object));
  }

  /** Replaces the object {@code id}. */
  public void update(int id, HeapObject object) {
    heap.put(id, object);
  }

  /** Returns the object {@code id}. */
  public Optional<HeapObject> object(int id) {
    return Optional.ofNullable(heap.get(id));
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
    return Optional.ofNullable(variables.get(name));
  }

  /** Sets a local variable. */
  public void assign(String name, AbstractValue value) {
    variables.put(name, value);
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
   */
  public record Locals(Map<String, AbstractValue> variables, int activation) {}

  /** Returns the local variables of the current call. */
  public Locals locals() {
    return new Locals(Map.copyOf(variables), activation);
  }

  /** Starts another call with these local variables. */
  public void enter(Map<String, AbstractValue> arguments) {
    variables = new LinkedHashMap<>(arguments);
    activation = nextId.getAndIncrement();
  }

  /** Goes back to an earlier call. */
  public void restore(Locals locals) {
    variables = new LinkedHashMap<>(locals.variables());
    activation = locals.activation();
    assumptions.keySet().removeIf(flag -> flag.local() && flag.owner() > activation);
    statuses.replaceAll((id, possible) -> possible.withoutCallsAfter(activation));
  }

  /**
   * Goes back to an earlier call, where what depended on the local variable {@code from} depends on
   * {@code to}.
   */
  public void restore(Locals locals, String from, String to) {
    Flag ended = new Flag(activation, true, from);
    Flag goesOn = new Flag(locals.activation(), true, to);
    statuses.replaceAll((id, possible) -> possible.without(goesOn).renamed(ended, goesOn, false));
    restore(locals);
  }

  /** Returns the flag that a local variable of the current call is. */
  public Flag localFlag(String name) {
    return new Flag(activation, true, name);
  }

  /** Returns the protocol states that the object {@code id} can be in. */
  public Set<Status> statuses(int id) {
    return Optional.ofNullable(statuses.get(id)).map(PossibleStatuses::all).orElseGet(Set::of);
  }

  /** Sets the one protocol state that the object {@code id} is in. */
  public void setStatus(int id, Status status) {
    statuses.put(id, PossibleStatuses.certain(status));
  }

  /** Sets the protocol states that the object {@code id} can be in. */
  public void setStatuses(int id, Set<Status> possible) {
    statuses.put(id, PossibleStatuses.anyOf(possible));
  }

  /** Replaces each protocol state that the object {@code id} can be in. */
  public void changeStatuses(int id, UnaryOperator<Status> change) {
    statuses.computeIfPresent(id, (key, possible) -> possible.map(change));
  }

  /**
   * Moves the object {@code id} on from each protocol state that it can be in.
   *
   * @param step the next protocol state; nothing when this way ends there
   * @return whether any way goes on; otherwise nothing is changed
   */
  public boolean moveStatuses(int id, Function<Status, Optional<Status>> step) {
    PossibleStatuses before = statuses.get(id);
    if (before == null) {
      return true;
    }
    PossibleStatuses after = before.move(step);
    if (after.all().isEmpty()) {
      return false;
    }
    statuses.put(id, after);
    return true;
  }

  /** Replaces each protocol state that any object can be in. */
  public void changeAllStatuses(UnaryOperator<Status> change) {
    statuses.replaceAll((id, possible) -> possible.map(change));
  }

  /** Returns the ids of all objects that have protocol states. */
  public Set<Integer> objectsWithStatus() {
    return Set.copyOf(statuses.keySet());
  }

  /** Returns whether some object may be in a protocol state that something must still end. */
  public boolean isUnfinished() {
    return statuses.values().stream()
        .anyMatch(possible -> possible.all().stream().anyMatch(Status::isUnfinished));
  }

  /**
   * Says that {@code flag} has this value from here on: what is possible only with the other one is
   * excluded.
   */
  public void assume(Flag flag, boolean value) {
    assumptions.put(flag, value);
    statuses.replaceAll((id, possible) -> possible.when(flag, value));
  }

  /** Excludes what is possible only when {@code flag} has this value. */
  public void exclude(Flag flag, boolean value) {
    statuses.replaceAll((id, possible) -> possible.when(flag, !value));
  }

  /**
   * Says that what depended on the local variable {@code from} now depends on {@code to}.
   *
   * @param negated whether {@code to} is true when {@code from} is false
   */
  public void bindResult(String from, Flag to, boolean negated) {
    statuses.replaceAll(
        (id, possible) -> possible.without(to).renamed(localFlag(from), to, negated));
  }

  /** Returns the value that {@code flag} is assumed to have on this path. */
  public Optional<Boolean> assumed(Flag flag) {
    return Optional.ofNullable(assumptions.get(flag));
  }

  /** Says that {@code flag} may have changed. */
  public void forgetFlag(Flag flag) {
    assumptions.remove(flag);
    statuses.replaceAll((id, possible) -> possible.without(flag));
  }

  /** Returns the id of the object that stands for the singleton called {@code name}. */
  public Optional<Integer> singleton(String name) {
    return Optional.ofNullable(singletons.get(name));
  }

  /** Remembers the object that stands for the singleton called {@code name}. */
  public void rememberSingleton(String name, int id) {
    singletons.put(name, id);
  }

  /** Returns the ids of all objects. */
  public Set<Integer> objectIds() {
    return Set.copyOf(heap.keySet());
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
