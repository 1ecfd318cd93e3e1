package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionEnd;
import dev.eoslint.analyzer.model.TransactionEnd.Outcome;
import dev.eoslint.analyzer.model.TransactionScope;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What begins and ends transactions. */
final class TransactionCalls {

  private final ApplicationFacts facts;
  private final ShortLivedProducers shortLived;
  private final ConcurrentBegins concurrent;

  TransactionCalls(ApplicationFacts facts) {
    this.facts = facts;
    this.shortLived = new ShortLivedProducers(facts);
    this.concurrent = new ConcurrentBegins(facts);
  }

  void begin(int producer, Invocation invocation) {
    Frame frame = invocation.frame();
    State state = invocation.state();
    noteAbandoned(state.statuses(producer), invocation);
    shortLived.note(producer, invocation);
    if (frame.locks().isEmpty()) {
      concurrent.note(invocation.site(), producer, invocation);
    }
    ScopeSighting scope =
        new ScopeSighting(
            invocation.site(),
            TransactionScope.Kind.PRODUCER_CALLS,
            frame.path(),
            facts.client(producer));
    frame.method().ifPresent(scope::begunBy);
    scope.begunUnder(frame.conditions());
    facts.addScope(scope);
    if (CommitLimits.needsNoCollection(invocation)) {
      facts.protocol().addBegunWithLess(scope.begin());
    }
    TransactionClock.set(scope, state);
    state.setStatus(
        producer,
        new InTransaction(
            scope,
            frame.loops(),
            frame.detachments(),
            frame.isConditionalInLoop(),
            frame.locks(),
            Optional.empty(),
            Optional.empty(),
            false));
  }

  /** Where a transaction is open for certain, or was left by a handler, the next begin fails. */
  private static void noteAbandoned(Set<Status> statuses, Invocation next) {
    boolean certain = InTransaction.isCertain(statuses);
    for (Status status : statuses) {
      if (status instanceof InTransaction open && open.isLeftIn(statuses)) {
        open.scope()
            .endsWith(
                new TransactionEnd(
                    Outcome.BEGUN_AGAIN,
                    Optional.of(certain ? placeOf(next, open) : next.site()),
                    open.caught(),
                    false,
                    true));
      }
    }
  }

  /** Where one method begins both transactions, they differ in who calls it. */
  private static Site placeOf(Invocation begin, InTransaction earlier) {
    return begin.site().equals(earlier.scope().begin())
        ? earlier.scope().pathFrom(begin.frame().path()).stream()
            .findFirst()
            .map(CallStep::site)
            .orElse(begin.site())
        : begin.site();
  }

  void commit(int producer, Invocation invocation) {
    State state = invocation.state();
    for (Status status : state.statuses(producer)) {
      if (status instanceof InTransaction open) {
        if (isReleased(open.locks(), invocation.frame().locks())) {
          concurrent.note(open.scope().begin(), producer, invocation);
        }
        CommitLimits.note(open.scope(), invocation);
        open.scope().endsWith(end(Outcome.COMMITTED, open, invocation.site()));
        open.scope().committedIn(invocation.frame().loops());
        open.scope()
            .consumers()
            .forEach(consumer -> Rounds.change(consumer, state, Round::succeeded));
      } else if (status instanceof ProducerStatus.Unanswered) {
        Rounds.succeed(facts.client(producer), state);
      }
    }
    complete(producer, ProducerCall.Kind.COMMIT, invocation);
  }

  /** A lock that is taken anew for the commit was free in between. */
  private static boolean isReleased(List<Frame.Lock> atBegin, List<Frame.Lock> now) {
    return !atBegin.isEmpty() && atBegin.stream().noneMatch(now::contains);
  }

  void abort(int producer, Invocation invocation) {
    State state = invocation.state();
    for (Status status : state.statuses(producer)) {
      if (status instanceof InTransaction open) {
        open.scope().endsWith(end(Outcome.ABORTED, open, invocation.site()));
        if (open.caught().isEmpty()) {
          open.scope().markEndingOtherwise();
        }
        noteAbortedLoops(open, state);
        boolean rejoins = isAfterFailedOffsets(open);
        Rounds.processedIn(open, state)
            .forEach(
                consumer ->
                    Rounds.change(
                        consumer,
                        state,
                        round -> rejoins ? round.setBack() : round.abortedAt(invocation.site())));
      }
    }
    complete(producer, ProducerCall.Kind.ABORT, invocation);
  }

  private void noteAbortedLoops(InTransaction open, State state) {
    if (open.caught().isEmpty()) {
      open.scope().consumers().stream()
          .flatMap(consumer -> PipelineJoining.polls(consumer, state).stream())
          .flatMap(poll -> poll.round().leftEarly().stream())
          .forEach(facts.consuming()::addAbortedLoop);
    }
  }

  /** A consumer that lost its partitions starts anew from the committed offsets by itself. */
  private static boolean isAfterFailedOffsets(InTransaction open) {
    return open.caught()
        .map(ProducerState.Caught::exception)
        .filter(KafkaExceptions.COMMIT_FAILED::equals)
        .isPresent();
  }

  void closes(InTransaction open, Site site, State state) {
    open.scope().consumers().forEach(consumer -> Rounds.change(consumer, state, Round::closed));
    open.scope().endsWith(end(Outcome.CLOSED, open, site));
  }

  private static TransactionEnd end(Outcome outcome, InTransaction open, Site site) {
    return new TransactionEnd(outcome, Optional.of(site), open.caught(), false, false);
  }

  /** The call never returns when the producer failed for good. */
  private static void complete(int producer, ProducerCall.Kind kind, Invocation invocation) {
    State state = invocation.state();
    if (state.statuses(producer).isEmpty()) {
      state.setStatus(
          producer, new ProducerStatus.Ready(invocation.site(), kind, Optional.empty()));
      return;
    }
    boolean possible =
        state.moveStatuses(
            producer,
            status ->
                status instanceof FailedForGood
                    ? Optional.empty()
                    : Optional.of(
                        new ProducerStatus.Ready(invocation.site(), kind, handlerOf(status))));
    if (!possible) {
      state.markUnreachable();
    }
  }

  private static Optional<ProducerState.Caught> handlerOf(Status status) {
    return status instanceof InTransaction open ? open.caught() : Optional.empty();
  }
}
