package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Pools;
import dev.eoslint.analyzer.java.value.Sequences;
import dev.eoslint.analyzer.java.value.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Queues of {@code java.util.concurrent} as pools of clients. What else goes through them comes
 * from other threads, and is not followed.
 */
final class QueueSemantics implements LibrarySemantics {

  private static final Set<String> CLASSES =
      Set.of(
          "java.util.concurrent.ArrayBlockingQueue",
          "java.util.concurrent.LinkedBlockingQueue",
          "java.util.concurrent.LinkedBlockingDeque",
          "java.util.concurrent.LinkedTransferQueue",
          "java.util.concurrent.PriorityBlockingQueue",
          "java.util.concurrent.ConcurrentLinkedQueue",
          "java.util.concurrent.ConcurrentLinkedDeque");

  static final Set<String> ADDING =
      Set.of(
          "add",
          "addFirst",
          "addLast",
          "offer",
          "offerFirst",
          "offerLast",
          "push",
          "put",
          "putFirst",
          "putLast",
          "transfer",
          "tryTransfer");

  private static final Set<String> TAKING =
      Set.of("take", "takeFirst", "takeLast", "pop", "removeFirst", "removeLast");

  private static final Set<String> TAKING_IF_PRESENT = Set.of("poll", "pollFirst", "pollLast");

  private static final Set<String> LOOKING =
      Set.of("peek", "peekFirst", "peekLast", "element", "getFirst", "getLast");

  private static final Set<String> ITERATING = Set.of("iterator", "descendingIterator", "stream");

  private static final Set<String> REMOVING =
      Set.of("remove", "removeFirstOccurrence", "removeLastOccurrence");

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.method().equals("<init>")) {
      return invocation
          .type()
          .filter(QueueSemantics::isQueue)
          .map(type -> create(type, invocation));
    }
    return invocation
        .receiverAs(LibraryObject.class)
        .filter(object -> isQueue(object.type()))
        .flatMap(queue -> call(queue, invocation));
  }

  private static boolean isQueue(JavaType type) {
    return CLASSES.contains(type.name());
  }

  private static AbstractValue create(JavaType type, Invocation invocation) {
    LibraryObject queue = new LibraryObject(type, Optional.of(invocation.site()), Map.of());
    List<AbstractValue> first =
        invocation
            .argument(invocation.arguments().size() - 1)
            .flatMap(argument -> invocation.state().object(argument, Sequence.class))
            .map(Sequence::elements)
            .orElseGet(List::of);
    boolean idle = first.stream().allMatch(each -> Pools.isIdle(each, invocation.state()));
    return invocation.state().reference(idle && !first.isEmpty() ? holding(first, queue) : queue);
  }

  private static Optional<AbstractValue> call(LibraryObject queue, Invocation invocation) {
    String method = invocation.method();
    if (ADDING.contains(method)) {
      return add(queue, invocation);
    }
    List<AbstractValue> clients = clients(queue);
    if (clients.isEmpty()) {
      return Optional.empty();
    } else if (takes(invocation)) {
      return take(clients, queue, invocation);
    } else if (LOOKING.contains(method)) {
      return Optional.of(perhaps(AbstractValue.join(clients)));
    } else if (ITERATING.contains(method)) {
      return Optional.of(
          invocation.state().reference(new Sequence(clients, false, Optional.empty())));
    } else if (REMOVING.contains(method)) {
      return invocation.argument(0).map(removed -> remove(removed, clients, queue, invocation));
    } else if (method.equals("drainTo")) {
      return drain(clients, queue, invocation);
    }
    return method.equals("contains") || method.equals("clear")
        ? Optional.of(invocation.derivedResult())
        : Optional.empty();
  }

  /** Returns whether {@code invocation} takes out whichever element the collection chooses. */
  static boolean takes(Invocation invocation) {
    return TAKING.contains(invocation.method())
        || TAKING_IF_PRESENT.contains(invocation.method())
        || (invocation.method().equals("remove") && invocation.arguments().isEmpty());
  }

  /** Returns what the call yields that takes {@code client} out of a collection. */
  static AbstractValue taken(AbstractValue client, Invocation invocation) {
    return TAKING_IF_PRESENT.contains(invocation.method()) ? perhaps(client) : client;
  }

  private static AbstractValue perhaps(AbstractValue client) {
    return AbstractValue.join(client, new AbstractValue.Null());
  }

  private static List<AbstractValue> clients(LibraryObject queue) {
    return queue
        .attribute(Sequences.POOLED)
        .map(pooled -> Pools.clients(List.of(pooled)))
        .orElseGet(List::of);
  }

  private static LibraryObject holding(List<AbstractValue> clients, LibraryObject queue) {
    return queue.with(
        Sequences.POOLED,
        clients.isEmpty() ? new AbstractValue.Null() : AbstractValue.join(clients));
  }

  private static void update(LibraryObject queue, Invocation invocation) {
    invocation
        .receiver()
        .ifPresent(
            receiver -> receiver.references().forEach(id -> invocation.state().update(id, queue)));
  }

  /** Other things in the queue, and clients at work, make it a queue that is not followed. */
  private static Optional<AbstractValue> add(LibraryObject queue, Invocation invocation) {
    State state = invocation.state();
    Optional<AbstractValue> client =
        invocation.argument(0).filter(argument -> Pools.isIdle(argument, state));
    if (client.isEmpty()) {
      forget(queue, invocation);
      return Optional.empty();
    }
    List<AbstractValue> clients = new ArrayList<>(clients(queue));
    clients.add(client.get());
    LibraryObject filled = holding(clients, queue);
    if (isOther(queue) || isOther(filled)) {
      forget(filled, invocation);
      return Optional.empty();
    }
    update(filled, invocation);
    return Optional.of(AbstractValue.opaque());
  }

  private static boolean isOther(LibraryObject queue) {
    return queue
        .attribute(Sequences.POOLED)
        .filter(pooled -> !(pooled instanceof AbstractValue.Null))
        .filter(pooled -> Pools.clients(List.of(pooled)).isEmpty())
        .isPresent();
  }

  /** Whoever takes a client from here on can get any of them. */
  private static void forget(LibraryObject queue, Invocation invocation) {
    for (AbstractValue client : clients(queue)) {
      Pools.lose(client, invocation.state());
    }
    update(queue.with(Sequences.POOLED, AbstractValue.opaque()), invocation);
  }

  private static Optional<AbstractValue> take(
      List<AbstractValue> clients, LibraryObject queue, Invocation invocation) {
    Optional<Pools.Taken> taken = Pools.takeIdle(clients, invocation.state());
    if (taken.isEmpty()) {
      forget(queue, invocation);
      return Optional.empty();
    }
    update(holding(taken.get().left(), queue), invocation);
    return Optional.of(taken(taken.get().client(), invocation));
  }

  private static AbstractValue remove(
      AbstractValue removed,
      List<AbstractValue> clients,
      LibraryObject queue,
      Invocation invocation) {
    List<AbstractValue> left = clients.stream().filter(client -> !client.equals(removed)).toList();
    update(holding(left, queue), invocation);
    return AbstractValue.opaque();
  }

  private static Optional<AbstractValue> drain(
      List<AbstractValue> clients, LibraryObject queue, Invocation invocation) {
    Optional<AbstractValue> target = invocation.argument(0);
    Optional<Sequence> filled =
        target
            .filter(any -> invocation.arguments().size() == 1)
            .flatMap(value -> invocation.state().object(value, Sequence.class));
    if (filled.isEmpty()) {
      forget(queue, invocation);
      return Optional.empty();
    }
    List<AbstractValue> elements = new ArrayList<>(filled.get().elements());
    clients.stream().filter(client -> !elements.contains(client)).forEach(elements::add);
    Sequence drained = new Sequence(elements, false, filled.get().elementType());
    target.get().references().forEach(id -> invocation.state().update(id, drained));
    update(holding(List.of(), queue), invocation);
    return Optional.of(AbstractValue.opaque());
  }
}
