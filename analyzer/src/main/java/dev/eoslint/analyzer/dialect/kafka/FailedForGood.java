package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.Site;
import java.util.Optional;

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
public record FailedForGood(
    Site call,
    Optional<ProducerState.Caught> caught,
    Optional<Site> abort,
    boolean swallowed,
    Optional<Fallback> fallback)
    implements ProducerStatus {
  FailedForGood(Site call) {
    this(call, Optional.empty(), Optional.empty(), false, Optional.empty());
  }

  FailedForGood(Site abort, Fallback fallback) {
    this(abort, Optional.empty(), Optional.empty(), false, Optional.of(fallback));
  }

  @Override
  public boolean isUnfinished() {
    return true;
  }

  @Override
  public Status whenPerhapsToldApart() {
    return new ProducerStatus.Unseen();
  }

  @Override
  public Status whenCaught(Handler handler) {
    if (abort.isPresent()) {
      return new FailedForGood(call, caught, abort, true, fallback);
    }
    return caught.isPresent()
        ? this
        : new FailedForGood(
            call, Optional.of(ProducerStatus.wayInto(handler)), abort, false, fallback);
  }

  @Override
  public Status afterUnseenUse() {
    return new ProducerStatus.Unseen();
  }

  @Override
  public Status afterOtherMethods() {
    return new ProducerStatus.Unseen();
  }

  /**
   * A handler that aborts whatever failed.
   *
   * @param handler the handler
   * @param inLoop whether the transaction is begun in a loop
   */
  public record Fallback(ProducerState.Caught handler, boolean inLoop) {}
}
