package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.container.Guards;
import dev.eoslint.analyzer.dialect.container.Handlers;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeldLock;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.ConcurrentTransaction;
import dev.eoslint.analyzer.model.ConcurrentTransaction.Threads;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;

/** Sees transactions that several threads begin on one producer. */
final class ConcurrentBegins {

  private final ApplicationFacts facts;

  ConcurrentBegins(ApplicationFacts facts) {
    this.facts = facts;
  }

  /**
   * Looks at a transaction that no lock is seen to protect.
   *
   * @param begin the call that begins it
   * @param invocation that call, or another one inside of the transaction
   */
  void note(Site begin, int producer, Invocation invocation) {
    Frame frame = invocation.frame();
    if (holdsLock(invocation.state())) {
      return;
    }
    boolean several = frame.repeatedElsewhere() && !frame.loops().isEmpty();
    if (several && isShared(producer, invocation)) {
      add(begin, Threads.TASKS, frame.loops().get(0), producer, frame);
    }
    frame.entered().stream()
        .findFirst()
        .filter(handler -> frame.detachments() == 0 && !frame.isStartup())
        .ifPresent(handler -> noteHandler(begin, handler, producer, invocation));
  }

  private void noteHandler(Site begin, MethodSymbol handler, int producer, Invocation invocation) {
    Frame frame = invocation.frame();
    Handlers.threads(handler)
        .filter(threads -> SharedProducers.isShared(producer, invocation.state(), facts))
        .filter(threads -> !Guards.canKeepOut(frame.entered()))
        .ifPresent(
            threads -> add(begin, threads, handler.declaration().nameSite(), producer, frame));
  }

  private void add(Site begin, Threads threads, Site started, int producer, Frame frame) {
    facts
        .protocol()
        .addConcurrentTransaction(
            new ConcurrentTransaction(
                begin,
                threads,
                started,
                facts.client(producer).map(client -> client.creation()),
                frame.path()));
  }

  private static boolean holdsLock(State state) {
    return state.objectsWithStatus().stream()
        .flatMap(object -> state.statuses(object).stream())
        .anyMatch(HeldLock.class::isInstance);
  }

  /**
   * Whether the producer was there before the thread: created earlier, or held by the object. A
   * loop creates several producers, and each thread may have one of them.
   */
  private static boolean isShared(int producer, Invocation invocation) {
    Optional<LibraryObject> object = invocation.state().object(producer, LibraryObject.class);
    if (object.flatMap(each -> each.attribute(ProducerCreation.LOOP)).isPresent()) {
      return false;
    } else if (ProducerCreation.threadOf(producer, invocation.state()).isPresent()) {
      return ProducerCreation.isBeforeThread(producer, invocation);
    }
    List<Instance> self = invocation.state().objects(invocation.frame().self(), Instance.class);
    return self.stream()
        .filter(instance -> instance.creation().isEmpty() && !instance.isHandedOut())
        .anyMatch(
            instance ->
                instance.fields().values().stream()
                    .anyMatch(value -> value.references().contains(producer)));
  }
}
