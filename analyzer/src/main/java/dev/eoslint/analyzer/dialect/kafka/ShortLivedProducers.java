package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.container.Handlers;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ShortLivedProducer;
import dev.eoslint.analyzer.model.Site;
import java.util.Optional;
import java.util.Set;

/** Sees producers that are created, initialised and used in one poll or one request. */
final class ShortLivedProducers {

  private final ApplicationFacts facts;

  ShortLivedProducers(ApplicationFacts facts) {
    this.facts = facts;
  }

  /** Looks at a producer that begins a transaction. */
  void note(int producer, Invocation invocation) {
    Optional<Frame> created =
        facts.creation(producer).filter(frame -> isOnTheWay(frame, invocation.frame()));
    if (created.isPresent() && isNew(producer, invocation.state())) {
      poll(created.get(), invocation.state())
          .filter(poll -> isMadeAgain(producer, invocation.state()))
          .ifPresent(poll -> add(producer, "for each poll", poll, invocation));
      handler(created.get())
          .ifPresent(
              method ->
                  add(
                      producer,
                      "for each call of '%s'".formatted(method.declaration().name()),
                      method.declaration().nameSite(),
                      invocation));
    }
  }

  private void add(int producer, String occasion, Site cause, Invocation invocation) {
    facts
        .client(producer)
        .ifPresent(
            client ->
                facts
                    .protocol()
                    .addShortLivedProducer(
                        new ShortLivedProducer(
                            client.creation(), invocation.site(), occasion, cause, client.path())));
  }

  /** Whether every execution of the begin also executes the creation, and not to recover. */
  private static boolean isOnTheWay(Frame creation, Frame begin) {
    return creation.detachments() == begin.detachments()
        && !creation.isStartup()
        && !creation.handlesException()
        && !creation.isPerhapsRun()
        && begin.conditions().containsAll(creation.conditions())
        && begin.loops().containsAll(creation.loops())
        && creation.entered().stream().noneMatch(each -> each.declaration().isConstructor());
  }

  /** Whether nothing happened to the producer since its initialisation. */
  private static boolean isNew(int producer, State state) {
    Set<Status> statuses = state.statuses(producer);
    return !statuses.isEmpty()
        && statuses.stream()
            .allMatch(
                status ->
                    status instanceof ProducerStatus.Ready ready
                        && ready.by() == ProducerCall.Kind.INITIALISE);
  }

  /** A producer that is only missing in the first round is made once. */
  private boolean isMadeAgain(int producer, State state) {
    Optional<Site> creation = facts.client(producer).map(ClientSighting::creation);
    return facts.created().stream()
        .filter(earlier -> earlier < producer && state.object(earlier).isPresent())
        .anyMatch(earlier -> facts.client(earlier).map(ClientSighting::creation).equals(creation));
  }

  private static Optional<Site> poll(Frame creation, State state) {
    return state.objectsWithStatus().stream()
        .flatMap(object -> PipelineJoining.polls(object, state).stream())
        .filter(poll -> poll.detachments() == creation.detachments() && !poll.loops().isEmpty())
        .filter(poll -> creation.loops().containsAll(poll.loops()))
        .map(ConsumerStatus.Polled::site)
        .findFirst();
  }

  private static Optional<MethodSymbol> handler(Frame creation) {
    return creation.entered().stream().findFirst().filter(Handlers::isOne);
  }
}
