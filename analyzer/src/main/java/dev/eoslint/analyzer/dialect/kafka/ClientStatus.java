package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;

/** The protocol states of clients that analysis follows. */
public sealed interface ClientStatus extends Status {

  /** A client of which nothing is known. */
  record Unseen() implements ClientStatus {}

  /** A producer that was initialised before other methods of its owner could be called. */
  record Initialised(Site since) implements ClientStatus {
    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }
  }

  /**
   * A producer on which {@code initTransactions} was not called yet.
   *
   * @param perhapsUsed whether other methods of its owner may have been called
   */
  record Created(Site site, boolean perhapsUsed) implements ClientStatus {
    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }

    @Override
    public Status afterOtherMethods() {
      return new Created(site, true);
    }
  }

  /**
   * A producer without an open transaction.
   *
   * @param since the call after which it is so
   * @param by what was called
   * @param caught the handler of a failure that the call stands in
   */
  record Ready(Site since, ProducerCall.Kind by, Optional<ProducerState.Caught> caught)
      implements ClientStatus {
    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }

    @Override
    public Status afterOtherMethods() {
      return by == ProducerCall.Kind.INITIALISE ? new Initialised(since) : new Unseen();
    }
  }

  /**
   * A producer in a transaction ({@code TransactionManager.State.IN_TRANSACTION}).
   *
   * @param scope the transaction
   * @param loops the loops around its begin
   * @param detachments on which thread it was begun
   * @param conditional whether a condition inside the innermost of the loops decides on the begin
   * @param locks the locks that were held at the begin
   * @param failed the call that failed on the way here
   * @param caught the handler that the failure came to
   * @param behindFenced whether that handler stands behind one of {@code ProducerFencedException},
   *     and no handler before it names another fatal error
   */
  record Open(
      ScopeSighting scope,
      List<Site> loops,
      int detachments,
      boolean conditional,
      List<Frame.Lock> locks,
      Optional<Site> failed,
      Optional<ProducerState.Caught> caught,
      boolean behindFenced)
      implements ClientStatus {
    public Open {
      locks = List.copyOf(locks);
      loops = List.copyOf(loops);
    }

    Open whenFailed(Site call) {
      return new Open(
          scope, loops, detachments, conditional, locks, Optional.of(call), caught, behindFenced);
    }

    Open recovered() {
      return new Open(
          scope, loops, detachments, conditional, locks, Optional.empty(), Optional.empty(), false);
    }

    @Override
    public boolean isUnfinished() {
      return true;
    }

    @Override
    public Status whenCaught(Handler handler) {
      if (KafkaExceptions.isFatal(handler.exception())) {
        return new Failed(
            failed.orElse(handler.site()),
            Optional.of(wayInto(handler)),
            Optional.empty(),
            false,
            Optional.empty());
      }
      return new Open(
          scope,
          loops,
          detachments,
          conditional,
          locks,
          failed,
          Optional.of(wayInto(handler)),
          KafkaExceptions.isFallbackOfFencing(handler));
    }

    /** A failure that the code looks at may be handled as it should. */
    @Override
    public Status whenPerhapsToldApart() {
      return caught.isPresent()
          ? new Open(
              scope, loops, detachments, true, locks, Optional.empty(), Optional.empty(), false)
          : this;
    }

    @Override
    public Status whenTypeTested() {
      return behindFenced
          ? new Open(scope, loops, detachments, conditional, locks, failed, caught, false)
          : this;
    }

    @Override
    public Status whenPerhapsCaught(Handler handler) {
      return KafkaExceptions.isFatal(handler.exception()) ? whenCaught(handler) : afterUnseenUse();
    }

    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }

    @Override
    public Status afterOtherMethods() {
      return new Unseen();
    }
  }

  /**
   * A producer with a commit, abort or initialisation that timed out.
   *
   * @param call the call
   * @param kind what was called
   * @param repeated whether the call stands in a loop of its own
   * @param caught the handler that the failure came to
   */
  record Unanswered(
      Site call, ProducerCall.Kind kind, boolean repeated, Optional<ProducerState.Caught> caught)
      implements ClientStatus {
    @Override
    public Status whenPerhapsToldApart() {
      return new Unseen();
    }

    @Override
    public Status whenCaught(Handler handler) {
      return new Unanswered(call, kind, repeated, Optional.of(wayInto(handler)));
    }

    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }

    @Override
    public Status afterOtherMethods() {
      return new Unseen();
    }
  }

  /**
   * A producer that can only be closed ({@code TransactionManager.State.FATAL_ERROR}).
   *
   * @param call the call that failed
   * @param caught the handler that the failure came to
   * @param abort the abort that failed because of it
   * @param swallowed whether what the abort threw was caught
   * @param fallback the handler whose abort it is that failed, if that handler stands behind one of
   *     {@code ProducerFencedException} alone
   */
  record Failed(
      Site call,
      Optional<ProducerState.Caught> caught,
      Optional<Site> abort,
      boolean swallowed,
      Optional<Fallback> fallback)
      implements ClientStatus {
    Failed(Site call) {
      this(call, Optional.empty(), Optional.empty(), false, Optional.empty());
    }

    Failed(Site abort, Fallback fallback) {
      this(abort, Optional.empty(), Optional.empty(), false, Optional.of(fallback));
    }

    @Override
    public boolean isUnfinished() {
      return true;
    }

    @Override
    public Status whenPerhapsToldApart() {
      return new Unseen();
    }

    @Override
    public Status whenCaught(Handler handler) {
      if (abort.isPresent()) {
        return new Failed(call, caught, abort, true, fallback);
      }
      return caught.isPresent()
          ? this
          : new Failed(call, Optional.of(wayInto(handler)), abort, false, fallback);
    }

    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }

    @Override
    public Status afterOtherMethods() {
      return new Unseen();
    }
  }

  /**
   * A handler that aborts whatever failed.
   *
   * @param handler the handler
   * @param inLoop whether the transaction is begun in a loop
   */
  record Fallback(ProducerState.Caught handler, boolean inLoop) {}

  /**
   * The result of a send in a transaction that nothing has looked at.
   *
   * @param send the send
   * @param producer the id of the producer
   * @param path the calls that lead to the send
   * @param discarded whether nothing takes it, so that nothing will look at it
   */
  record Unchecked(Site send, int producer, List<CallStep> path, boolean discarded)
      implements ClientStatus {
    public Unchecked {
      path = List.copyOf(path);
    }

    @Override
    public Status whenDiscarded() {
      return new Unchecked(send, producer, path, true);
    }

    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }
  }

  /**
   * Stands for the callback of a send while that runs.
   *
   * @param send the send
   * @param producer the id of the producer
   * @param detachments on which thread it runs
   */
  record Callback(Site send, int producer, int detachments) implements ClientStatus {}

  /** Stands for code on a thread of its own that may have waited for other threads. */
  record Waited(int detachments) implements ClientStatus {}

  /**
   * A client after {@code close}.
   *
   * @param after the handler that caught the fatal error after which it was closed
   */
  record Closed(Optional<ProducerState.Caught> after) implements ClientStatus {
    static Closed normally() {
      return new Closed(Optional.empty());
    }

    /** Another one may stand in its place. */
    @Override
    public Status afterUnseenUse() {
      return normally();
    }

    @Override
    public Status afterOtherMethods() {
      return normally();
    }

    /** The way that goes on may be that of another error. */
    @Override
    public Status whenPerhapsToldApart() {
      return normally();
    }
  }

  /** Who decides which partitions a consumer reads. */
  enum Subscription {
    UNSEEN,
    /** The group, since the consumer subscribes. */
    GROUP,
    /** The code, which assigns them or sets positions. */
    CODE
  }

  /** A consumer that has not polled. */
  record Idle(Subscription subscription) implements ClientStatus {}

  /**
   * A consumer that has polled records.
   *
   * @param site the poll
   * @param loops the loops around the poll
   * @param detachments on which thread it polled
   * @param subscription who decides which partitions it reads
   * @param round what happened since
   */
  record Polled(
      Site site, List<Site> loops, int detachments, Subscription subscription, Round round)
      implements ClientStatus {
    public Polled {
      loops = List.copyOf(loops);
    }

    Polled with(Round other) {
      return new Polled(site, loops, detachments, subscription, other);
    }

    @Override
    public Status afterUnseenUse() {
      return with(round.setBack());
    }
  }

  /**
   * What happened to polled records.
   *
   * @param transaction the transaction that processes them
   * @param committed a commit of the consumer itself
   * @param aborted the abort after which the consumer stands behind records that must be read again
   * @param rewound the abort after which the consumer was set back
   * @param positioned whether the consumer was set to a position since the poll
   * @param leftEarly the loop that sends results of them, when it was left before its end
   */
  record Round(
      Optional<ScopeSighting> transaction,
      Optional<Site> committed,
      Optional<Site> aborted,
      Optional<Site> rewound,
      boolean positioned,
      Optional<Site> leftEarly) {

    static Round fresh() {
      return new Round(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          false,
          Optional.empty());
    }

    Round in(ScopeSighting scope) {
      return new Round(Optional.of(scope), committed, aborted, rewound, positioned, leftEarly);
    }

    Round committedAt(Site site) {
      return new Round(transaction, Optional.of(site), aborted, rewound, positioned, leftEarly);
    }

    /** A consumer that was set back already stands where it should. */
    Round abortedAt(Site site) {
      return positioned
          ? new Round(transaction, committed, Optional.empty(), Optional.of(site), true, leftEarly)
          : new Round(
              transaction, committed, Optional.of(site), Optional.empty(), false, leftEarly);
    }

    Round succeeded() {
      return new Round(transaction, committed, Optional.empty(), rewound, positioned, leftEarly);
    }

    Round setBack() {
      return new Round(
          transaction,
          committed,
          Optional.empty(),
          aborted.isPresent() ? aborted : rewound,
          true,
          Optional.empty());
    }

    Round leftAt(Site loop) {
      return new Round(transaction, committed, aborted, rewound, positioned, Optional.of(loop));
    }
  }

  /**
   * Metadata of a consumer group.
   *
   * @param call the call that gave it
   * @param loops the loops around the call
   * @param consumer the id of the consumer
   * @param polledSince whether the consumer polled after the call, and so may have rejoined
   */
  record Metadata(Site call, List<Site> loops, int consumer, boolean polledSince)
      implements ClientStatus {
    public Metadata {
      loops = List.copyOf(loops);
    }

    Metadata afterPoll() {
      return new Metadata(call, loops, consumer, true);
    }
  }

  /**
   * A consumer of a share group that has polled records.
   *
   * @param site the poll
   * @param loops the loops around the poll
   * @param detachments on which thread it polled
   */
  record SharePolled(Site site, List<Site> loops, int detachments) implements ClientStatus {
    public SharePolled {
      loops = List.copyOf(loops);
    }
  }

  /** Offset metadata that holds the offset of the last record instead of the next one. */
  record LastOffset(Site creation) implements ClientStatus {
    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }
  }

  /**
   * Offset metadata of a position of the consumer, which lies behind all polled records.
   *
   * @param creation what makes it
   */
  record PositionOffset(Site creation) implements ClientStatus {
    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }
  }

  /**
   * Offset metadata with an offset that lies more than one behind that of a record.
   *
   * @param creation what makes it
   */
  record SkippingOffset(Site creation) implements ClientStatus {
    @Override
    public Status afterUnseenUse() {
      return new Unseen();
    }
  }

  private static ProducerState.Caught wayInto(Status.Handler handler) {
    return new ProducerState.Caught(
        handler.site(),
        handler.exception(),
        handler.onlyReports(),
        handler.protectedBlock(),
        handler.leftOut());
  }
}
