package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.Site;
import java.util.Optional;

/**
 * The protocol states of producers.
 *
 * <p>Source: {@code TransactionManager.State}.
 */
public sealed interface ProducerStatus extends Status
    permits InTransaction,
        FailedForGood,
        ProducerStatus.Unseen,
        ProducerStatus.Initialised,
        ProducerStatus.Created,
        ProducerStatus.Ready,
        ProducerStatus.Unanswered,
        ProducerStatus.Closed {

  @Override
  default boolean isOfClient() {
    return true;
  }

  /** A producer of which nothing is known. */
  record Unseen() implements ProducerStatus {}

  /** A producer that was initialised before other methods of its owner could be called. */
  record Initialised(Site since) implements ProducerStatus {
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
  record Created(Site site, boolean perhapsUsed) implements ProducerStatus {
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
      implements ProducerStatus {
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
   * A producer with a commit, abort or initialisation that timed out.
   *
   * @param call the call
   * @param kind what was called
   * @param repeated whether the call stands in a loop of its own
   * @param caught the handler that the failure came to
   */
  record Unanswered(
      Site call, ProducerCall.Kind kind, boolean repeated, Optional<ProducerState.Caught> caught)
      implements ProducerStatus {
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
   * A producer after {@code close}.
   *
   * @param after the handler that caught the fatal error after which it was closed
   */
  record Closed(Optional<ProducerState.Caught> after) implements ProducerStatus {
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

  /** Returns the handler that a failure came to, as the model says it. */
  static ProducerState.Caught wayInto(Status.Handler handler) {
    return new ProducerState.Caught(
        handler.site(),
        handler.exception(),
        handler.onlyReports(),
        handler.protectedBlock(),
        handler.singleCall() && handler.earlier().stream().noneMatch(KafkaExceptions::isLate),
        handler.leftOut());
  }
}
