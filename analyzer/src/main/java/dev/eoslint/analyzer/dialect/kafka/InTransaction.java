package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
public record InTransaction(
    ScopeSighting scope,
    List<Site> loops,
    int detachments,
    boolean conditional,
    List<Frame.Lock> locks,
    Optional<Site> failed,
    Optional<ProducerState.Caught> caught,
    boolean behindFenced)
    implements ProducerStatus {
  public InTransaction {
    locks = List.copyOf(locks);
    loops = List.copyOf(loops);
  }

  InTransaction whenFailed(Site call) {
    return new InTransaction(
        scope, loops, detachments, conditional, locks, Optional.of(call), caught, behindFenced);
  }

  InTransaction recovered() {
    return new InTransaction(
        scope, loops, detachments, conditional, locks, Optional.empty(), Optional.empty(), false);
  }

  /**
   * Returns whether the transaction is left open where the producer can be in any of {@code
   * possible}: on all ways, on one that nothing decides on, or on the way out of a handler and not
   * also on one without a failure, of which analysis does not know whether it completes it later.
   */
  boolean isLeftIn(Set<Status> possible) {
    return isCertain(possible) || !conditional || isOnlyAfterFailureIn(possible);
  }

  /** Returns whether a transaction is open in all of {@code possible}. */
  static boolean isCertain(Set<Status> possible) {
    return possible.stream().allMatch(InTransaction.class::isInstance);
  }

  /** Returns whether it is only open behind a handler, of all ways that {@code possible} tells. */
  boolean isOnlyAfterFailureIn(Set<Status> possible) {
    return caught.isPresent()
        && possible.stream()
            .noneMatch(
                other ->
                    other instanceof InTransaction open
                        && open.caught.isEmpty()
                        && open.scope.begin().equals(scope.begin()));
  }

  @Override
  public boolean isUnfinished() {
    return true;
  }

  @Override
  public Status whenCaught(Handler handler) {
    if (KafkaExceptions.isFatal(handler.exception())) {
      return new FailedForGood(
          failed.orElse(handler.site()),
          Optional.of(ProducerStatus.wayInto(handler)),
          Optional.empty(),
          false,
          Optional.empty());
    }
    return new InTransaction(
        scope,
        loops,
        detachments,
        conditional,
        locks,
        failed,
        Optional.of(ProducerStatus.wayInto(handler)),
        KafkaExceptions.isFallbackOfFencing(handler));
  }

  /** A failure that the code looks at may be handled as it should. */
  @Override
  public Status whenPerhapsToldApart() {
    return caught.isPresent()
        ? new InTransaction(
            scope, loops, detachments, true, locks, Optional.empty(), Optional.empty(), false)
        : this;
  }

  @Override
  public Status whenTypeTested() {
    return behindFenced
        ? new InTransaction(scope, loops, detachments, conditional, locks, failed, caught, false)
        : this;
  }

  @Override
  public Status whenPerhapsCaught(Handler handler) {
    return KafkaExceptions.isFatal(handler.exception()) ? whenCaught(handler) : afterUnseenUse();
  }

  @Override
  public Status afterUnseenUse() {
    return new ProducerStatus.Unseen();
  }

  @Override
  public Status afterOtherMethods() {
    return new ProducerStatus.Unseen();
  }
}
