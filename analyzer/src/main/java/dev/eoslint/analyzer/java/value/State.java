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
  private final Map<Integer, Set<Status>> statuses;
  private final Map<String, Integer> singletons;
  private boolean reachable = true;

  /** Creates an empty state. */
  public State() {
    this(new AtomicInteger(1), Map.of(), Map.of(), Map.of(), Map.of());
  }

  private State(
      AtomicInteger nextId,
      Map<String, AbstractValue> variables,
      Map<Integer, HeapObject> heap,
      Map<Integer, Set<Status>> statuses,
      Map<String, Integer> singletons) {
    this.nextId = nextId;
    this.variables = new LinkedHashMap<>(variables);
    this.heap = new LinkedHashMap<>(heap);
    this.statuses = new LinkedHashMap<>(statuses);
    this.singletons = new LinkedHashMap<>(singletons);
  }

  /** Returns an independent copy; object ids given out later differ between all copies. */
  public State fork() {
    State copy = new State(nextId, variables, heap, statuses, singletons);
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

  private void joinWith(State other) {
    Map<String, AbstractValue> common = new LinkedHashMap<>();
    variables.forEach(
        (name, value) -> {
          AbstractValue there = other.variables.get(name);
          if (there != null) {
            common.put(name, AbstractValue.join(value, there));
          }
        });
    variables = common;
    other.heap.forEach((id, object) -> heap.merge(id, object, HeapObject::join));
    other.statuses.forEach((id, set) -> statuses.merge(id, set, State::union));
    other.singletons.forEach(singletons::putIfAbsent);
    reachable = reachable || other.reachable;
  }

  private static Set<Status> union(Set<Status> left, Set<Status> right) {
    if (left.equals(right)) {
      return left;
    }
    Set<Status> all = new LinkedHashSet<>(left);
    all.addAll(right);
    List<Answer> answers =
        all.stream().filter(Answer.class::isInstance).map(Answer.class::cast).toList();
    if (answers.size() > 1) {
      answers.forEach(all::remove);
      all.add(Answer.common(answers));
    }
    return all;
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
  }

  /** Returns the local variables. */
  public Map<String, AbstractValue> variables() {
    return Map.copyOf(variables);
  }

  /** Replaces all local variables, for example when a call enters another method. */
  public void replaceVariables(Map<String, AbstractValue> others) {
    variables = new LinkedHashMap<>(others);
  }

  /** Returns the protocol states that the object {@code id} can be in. */
  public Set<Status> statuses(int id) {
    return statuses.getOrDefault(id, Set.of());
  }

  /** Sets the one protocol state that the object {@code id} is in. */
  public void setStatus(int id, Status status) {
    statuses.put(id, Set.of(status));
  }

  /** Sets the protocol states that the object {@code id} can be in. */
  public void setStatuses(int id, Set<Status> possible) {
    statuses.put(id, new LinkedHashSet<>(possible));
  }

  /** Returns the ids of all objects that have protocol states. */
  public Set<Integer> objectsWithStatus() {
    return Set.copyOf(statuses.keySet());
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
