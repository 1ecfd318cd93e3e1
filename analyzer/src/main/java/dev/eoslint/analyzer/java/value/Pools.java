package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Collections from which code takes clients and to which it gives them back.
 *
 * <p>The clients of a pool are told apart by their ids only. Which of them is taken is therefore
 * free to choose, as long as nothing else tells them apart either. Where they can be in different
 * protocol states, the one that is taken can be in any of these.
 */
public final class Pools {

  private static final Set<String> TASKS =
      Set.of("java.lang.Runnable", "java.util.concurrent.Callable");

  private static final String LENT = "lent";

  private Pools() {}

  /**
   * What is taken from a pool.
   *
   * @param client the client
   * @param left what stays in the pool
   */
  public record Taken(AbstractValue client, List<AbstractValue> left) {

    /** Copies the clients. */
    public Taken {
      left = List.copyOf(left);
    }
  }

  /** Returns whether {@code value} is a client, or an object of the project around one. */
  public static boolean isClient(AbstractValue value, State state) {
    List<Integer> ids = value.references();
    return !ids.isEmpty()
        && clients(List.of(value)).size() == ids.size()
        && ids.stream().allMatch(id -> Clients.isClient(id, state) || isAroundClient(id, state));
  }

  /**
   * Returns the single objects in {@code values}, without what stands for no object; nothing if one
   * of them can be something else.
   */
  public static List<AbstractValue> clients(List<AbstractValue> values) {
    Set<AbstractValue> clients = new LinkedHashSet<>();
    for (AbstractValue value : values) {
      for (AbstractValue each : value.alternatives()) {
        if (each instanceof AbstractValue.Reference) {
          clients.add(each);
        } else if (!(each instanceof AbstractValue.Null)) {
          return List.of();
        }
      }
    }
    return List.copyOf(clients);
  }

  private static boolean isAroundClient(int id, State state) {
    return state
        .object(id, Instance.class)
        .filter(instance -> instance.type().superTypeNames().stream().noneMatch(TASKS::contains))
        .filter(
            instance ->
                instance.fields().values().stream()
                    .flatMap(field -> field.references().stream())
                    .anyMatch(held -> Clients.isClient(held, state)))
        .isPresent();
  }

  /**
   * Returns whether {@code value} is a client, or an object of the project around one, that has
   * nothing left to do: one that is given to others in the middle of its work is not given back.
   */
  public static boolean isIdle(AbstractValue value, State state) {
    return isClient(value, state)
        && Sources.reachable(value, state).stream().allMatch(id -> Clients.isIdle(id, state));
  }

  /**
   * Takes one of {@code elements}, all of which were idle when they came to the pool.
   *
   * @return nothing if they are no clients, or not all of one kind
   */
  public static Optional<Taken> takeIdle(List<AbstractValue> elements, State state) {
    return take(elements, state, true);
  }

  /**
   * Takes one of {@code elements}.
   *
   * @return nothing if they are no idle clients, or not all of one kind
   */
  public static Optional<Taken> take(List<AbstractValue> elements, State state) {
    return take(elements, state, false);
  }

  private static Optional<Taken> take(List<AbstractValue> elements, State state, boolean cameIdle) {
    List<AbstractValue> clients = clients(elements);
    if (clients.isEmpty() || !clients.stream().allMatch(client -> isClient(client, state))) {
      return Optional.empty();
    }
    List<Integer> ids = clients.stream().map(client -> client.references().get(0)).toList();
    Optional<Twins> twins = Twins.of(ids, state);
    if (twins.isEmpty()) {
      return Optional.empty();
    }
    twins.get().confuse(state);
    if (cameIdle) {
      // Where it is at work it is not in the pool.
      twins.get().first().forEach(id -> state.moveStatuses(id, Pools::ifIdle));
    }
    if (!isIdle(clients.get(0), state)) {
      return Optional.empty();
    }
    twins.get().first().forEach(id -> markLent(id, state));
    return Optional.of(new Taken(clients.get(0), clients.subList(1, clients.size())));
  }

  private static void markLent(int id, State state) {
    state
        .object(id, LibraryObject.class)
        .ifPresent(client -> state.update(id, client.with(LENT, new AbstractValue.Null())));
  }

  /** Returns whether {@code client} was taken from a pool: whoever keeps the pool keeps it too. */
  public static boolean isLent(LibraryObject client) {
    return client.attribute(LENT).isPresent();
  }

  /** Says that nobody knows any more what happens to a client that was in a pool. */
  public static void lose(AbstractValue client, State state) {
    Sources.reachable(client, state).stream()
        .filter(id -> Clients.isClient(id, state))
        .forEach(id -> state.changeStatuses(id, Status::afterUnseenUse));
  }

  private static Optional<Status> ifIdle(Status status) {
    return Optional.of(status).filter(any -> !any.isUnfinished());
  }
}
