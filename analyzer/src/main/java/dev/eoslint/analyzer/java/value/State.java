package dev.eoslint.analyzer.java.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
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

  private LocalVariables variables;
  private ProtocolStates protocol;
  private IdMap<HeapObject> heap;
  private SharedMap<String, Integer> singletons;
  private boolean reachable = true;

  /** Creates an empty state. */
  public State() {
    nextId = new AtomicInteger(1);
    sharedIds = new HashMap<>();
    variables = LocalVariables.none();
    protocol = ProtocolStates.none();
    heap = IdMap.empty();
    singletons = SharedMap.empty();
  }

  private State(State original) {
    nextId = original.nextId;
    sharedIds = original.sharedIds;
    variables = original.variables.copy();
    protocol = original.protocol.copy();
    heap = original.heap;
    singletons = original.singletons.copy();
    reachable = original.reachable;
  }

  /** Returns an independent copy; object ids given out later differ between all copies. */
  public State fork() {
    return new State(this);
  }

  /** Takes over all that {@code other} holds. */
  public void become(State other) {
    variables = other.variables.copy();
    protocol = other.protocol.copy();
    heap = other.heap;
    singletons = other.singletons.copy();
    reachable = other.reachable;
  }

  /**
   * Returns the state where the paths that lead to {@code states} meet; nothing if there is none.
   */
  public static Optional<State> join(Collection<State> states) {
    return met(states, State::joinWith);
  }

  /**
   * Returns the state where the paths that lead to {@code states} meet, in which what takes the
   * same place on all of them is one object; nothing if there is none.
   */
  public static Optional<State> meeting(Collection<State> states) {
    return met(
        states,
        (joined, state) -> {
          State other = state.fork();
          Successors.unite(joined, other);
          joined.joinWith(other);
        });
  }

  private static Optional<State> met(Collection<State> states, BiConsumer<State, State> join) {
    State joined = null;
    for (State state : states) {
      if (joined == null) {
        joined = state.fork();
      } else if (state != joined) {
        join.accept(joined, state);
      }
    }
    return Optional.ofNullable(joined);
  }

  /** Makes this the state where its path and that of {@code other} meet. */
  public void joinWith(State other) {
    joinStatuses(other);
    protocol.keepCommonAssumptions(other.protocol, this::known, other::known);
    variables.joinWith(other.variables);
    heap = heap.join(other.heap, HeapObject::join);
    if (!singletons.isUnchangedFrom(other.singletons)) {
      other.singletons.view().forEach(singletons::putIfAbsent);
    }
    reachable = reachable || other.reachable;
  }

  /** Returns the value of {@code flag}, as this path assumes it or as values say it. */
  public Optional<Boolean> known(Flag flag) {
    return protocol
        .assumed(flag)
        .or(() -> Flags.valueOf(flag, variables.activation(), variables.view(), heap::get));
  }

  /** What tells the two paths apart still tells apart what is possible behind them. */
  private void joinStatuses(State other) {
    if (protocol.areSameAs(other.protocol)) {
      return;
    }
    Map<Flag, Boolean> here = knownBeside(other);
    Map<Flag, Boolean> there = other.knownBeside(this);
    protocol.add(
        other.protocol,
        Flags.without(here, there, other.variables.view().keySet()),
        Flags.without(there, here, variables.view().keySet()));
  }

  /** Returns the flags that are known here, but for those of objects that are the same in both. */
  private Map<Flag, Boolean> knownBeside(State other) {
    return Flags.telling(
        variables.activation(),
        variables.view(),
        objectsBeside(other),
        heap::get,
        protocol.assumptions());
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

  /** Returns the object {@code id}, if it is of this form. */
  public <T extends HeapObject> Optional<T> object(int id, Class<T> form) {
    return object(id).filter(form::isInstance).map(form::cast);
  }

  /** Returns the object that {@code value} refers to, if it is one object of this form. */
  public <T extends HeapObject> Optional<T> object(AbstractValue value, Class<T> form) {
    return value instanceof AbstractValue.Reference reference
        ? object(reference.id(), form)
        : Optional.empty();
  }

  /** Returns all objects that {@code value} can refer to and that have this form. */
  public <T extends HeapObject> List<T> objects(AbstractValue value, Class<T> form) {
    List<T> found = new ArrayList<>();
    for (int id : value.references()) {
      object(id, form).ifPresent(found::add);
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
    variables.keep(names);
  }

  /** Forgets a local variable. */
  public void remove(String name) {
    variables.remove(name);
    forgetFlag(localFlag(name));
  }

  /** Says that nothing is known any more of the value of a local variable, which is the same. */
  public void makeUnknown(String name, AbstractValue unknown) {
    variables.put(name, unknown);
  }

  /** Returns the local variables of the current call. */
  public Locals locals() {
    return variables.snapshot();
  }

  /** Starts another call with these local variables. */
  public void enter(Map<String, AbstractValue> arguments) {
    variables.enter(arguments, nextId.getAndIncrement());
  }

  /** Goes back to an earlier call. */
  public void restore(Locals locals) {
    variables.restore(locals);
    protocol.forgetCallsAfter(locals.activation());
  }

  /**
   * Goes back to an earlier call, where what depended on the local variable {@code from} depends on
   * {@code to}.
   */
  public void restore(Locals locals, String from, String to) {
    protocol.moveFlag(localFlag(from), new Flag(locals.activation(), true, to), false);
    restore(locals);
  }

  /** Returns the flag that a local variable of the current call is. */
  public Flag localFlag(String name) {
    return new Flag(variables.activation(), true, name);
  }

  /** Returns the local variables by name, which may change later. */
  Map<String, AbstractValue> variables() {
    return variables.view();
  }

  /** Returns the local variables of the call around the current one. */
  Optional<Locals> caller() {
    return variables.caller();
  }

  /** Returns the objects that are not the same in {@code other}, by their ids. */
  Map<Integer, HeapObject> objectsBeside(State other) {
    Map<Integer, HeapObject> different = new LinkedHashMap<>();
    heap.forEachBeside(other.heap, different::put);
    return different;
  }

  /** Gives the object {@code id} the name {@code name}, under which no other one is used. */
  void rename(int id, int name) {
    variables.rename(id, name);
    heap = heap.replaceAll(object -> object.renamed(id, name));
    object(id).ifPresent(object -> update(name, object));
    protocol.rename(id, name);
  }

  /** Returns the protocol states of objects, and what tells the ways to them apart. */
  public ProtocolStates protocol() {
    return protocol;
  }

  /** Returns the protocol states that the object {@code id} can be in. */
  public Set<Status> statuses(int id) {
    return protocol.of(id);
  }

  /** Sets the one protocol state that the object {@code id} is in. */
  public void setStatus(int id, Status status) {
    protocol.set(id, PossibleStatuses.certain(status));
  }

  /** Sets the protocol states that the object {@code id} can be in. */
  public void setStatuses(int id, Set<Status> possible) {
    protocol.set(id, PossibleStatuses.anyOf(possible));
  }

  /** Replaces each protocol state that the object {@code id} can be in. */
  public void changeStatuses(int id, UnaryOperator<Status> change) {
    protocol.change(id, change);
  }

  /**
   * Moves the object {@code id} on from each protocol state that it can be in.
   *
   * @param step the next protocol state; nothing when this way ends there
   * @return whether any way goes on; otherwise nothing is changed
   */
  public boolean moveStatuses(int id, Function<Status, Optional<Status>> step) {
    return protocol.move(id, step);
  }

  /** Replaces each protocol state that any object can be in. */
  public void changeAllStatuses(UnaryOperator<Status> change) {
    protocol.changeAll(change);
  }

  /** Says that nothing takes {@code value}, which a call returned. */
  public void discard(AbstractValue value) {
    value.references().forEach(id -> changeStatuses(id, Status::whenDiscarded));
  }

  /** Returns the ids of all objects that have protocol states, in ascending order. */
  public Set<Integer> objectsWithStatus() {
    return protocol.ids();
  }

  /** Returns whether some object may be in a protocol state that something must still end. */
  public boolean isUnfinished() {
    return protocol.isAny(Status::isUnfinished);
  }

  /**
   * Parts the ways on which the object {@code id} is in one of {@code some} protocol states from
   * the others, where a flag tells them apart. This state keeps the others.
   *
   * @return the state on those ways; nothing, and no change, where no flag tells
   */
  public Optional<State> part(int id, Predicate<Status> some) {
    return protocol
        .telling(id, some)
        .map(
            flag -> {
              State parted = fork();
              parted.protocol.assume(flag.getKey(), flag.getValue());
              protocol.assume(flag.getKey(), !flag.getValue());
              return parted;
            });
  }

  /** Says that {@code flag} may have changed. */
  public void forgetFlag(Flag flag) {
    protocol.forget(flag);
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
