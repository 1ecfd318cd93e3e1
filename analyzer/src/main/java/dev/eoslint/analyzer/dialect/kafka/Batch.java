package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What happened to the records of one poll.
 *
 * @param consumer the id of the consumer
 * @param poll the call of {@code poll}
 * @param loops the loops around the poll
 * @param detachments on which thread it polled
 * @param stage how far the loop is
 * @param processed the call that processed one of them first
 * @param commit the commit of their offsets
 * @param attempt the call that has one of them and has not returned, or has failed
 * @param failure the failure that a handler only reported
 * @param givenTo the call that last gave tasks to other threads
 */
record Batch(
    int consumer,
    Site poll,
    List<Site> loops,
    int detachments,
    Stage stage,
    Optional<Site> processed,
    Optional<Commit> commit,
    Optional<Site> attempt,
    Optional<Failure> failure,
    Optional<Site> givenTo)
    implements Status {

  /** Handlers of these exceptions are not about something that the record expects. */
  private static final Set<String> BROAD =
      Set.of(
          "java.lang.Throwable",
          "java.lang.Exception",
          "java.lang.RuntimeException",
          "java.io.IOException",
          "java.sql.SQLException",
          "java.util.concurrent.ExecutionException",
          "org.apache.kafka.common.KafkaException");

  Batch {
    loops = List.copyOf(loops);
  }

  /** Batches are looked up wherever paths meet, and these parts tell most of them apart. */
  @Override
  public int hashCode() {
    return 31 * (31 * consumer + stage.name().hashCode()) + attempt.hashCode();
  }

  /** How far the loop is. */
  enum Stage {
    /** The records of the last poll. */
    CURRENT,
    /** The consumer polled again. */
    PASSED,
    /** Nothing is known any more, or the consumer was set to a position. */
    SETTLED
  }

  /**
   * A commit of the position.
   *
   * @param site the call
   * @param loops the loops around it
   * @param certain whether it happens in every round of the innermost of them
   * @param repeated whether a loop inside of the poll loop stands around it that is none over
   *     elements
   */
  record Commit(Site site, List<Site> loops, boolean certain, boolean repeated) {
    Commit {
      loops = List.copyOf(loops);
    }
  }

  /**
   * A failure.
   *
   * @param handler the handler
   * @param call the call that failed
   * @param passed whether the next record was tried after it
   */
  record Failure(Site handler, Site call, boolean passed) {}

  static Batch polled(int consumer, Site poll, List<Site> loops, int detachments) {
    return new Batch(
        consumer,
        poll,
        loops,
        detachments,
        Stage.CURRENT,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private Batch with(
      Optional<Site> newProcessed,
      Optional<Commit> newCommit,
      Optional<Site> newAttempt,
      Optional<Failure> newFailure) {
    return new Batch(
        consumer,
        poll,
        loops,
        detachments,
        stage,
        newProcessed,
        newCommit,
        newAttempt,
        newFailure,
        givenTo);
  }

  Batch in(Stage newStage) {
    return new Batch(
        consumer,
        poll,
        loops,
        detachments,
        newStage,
        processed,
        commit,
        attempt,
        newStage == Stage.SETTLED ? Optional.empty() : failure,
        givenTo);
  }

  /** An exception that a handler throws on is still about the call that failed first. */
  Batch attempted(Optional<Site> call) {
    return attempt.equals(call) ? this : with(processed, commit, call, failure);
  }

  Batch committed(Commit newCommit) {
    return with(processed, Optional.of(newCommit), attempt, Optional.empty());
  }

  /**
   * A failed record that goes elsewhere afterwards is not skipped; the same call again is about the
   * next record.
   */
  Batch processedBy(Site call) {
    Optional<Failure> left =
        failure
            .filter(known -> known.passed() || known.call().equals(call))
            .map(known -> new Failure(known.handler(), known.call(), true));
    return with(processed.or(() -> Optional.of(call)), commit, attempt, left);
  }

  Batch triedAgain() {
    return with(processed, commit, attempt, Optional.empty());
  }

  Batch given(Site call) {
    return new Batch(
        consumer,
        poll,
        loops,
        detachments,
        stage,
        processed,
        commit,
        attempt,
        failure,
        Optional.of(call));
  }

  @Override
  public Status whenCaught(Handler handler) {
    if (attempt.isEmpty()) {
      return this;
    }
    boolean skips = handler.onlyReports() && BROAD.contains(handler.exception());
    return skips
        ? with(
            processed,
            commit,
            Optional.empty(),
            Optional.of(new Failure(handler.site(), attempt.get(), false)))
        : with(processed, commit, attempt, Optional.empty());
  }

  @Override
  public Status whenPerhapsCaught(Handler handler) {
    return with(processed, commit, Optional.empty(), Optional.empty());
  }

  @Override
  public Status whenPerhapsToldApart() {
    return with(processed, commit, attempt, Optional.empty());
  }

  @Override
  public Status afterUnseenUse() {
    return in(Stage.SETTLED);
  }
}
