package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * A loop in which a consumer of kafka-clients polls, and what it does with the records and their
 * offsets.
 *
 * @param consumer who polls
 * @param poll the call of {@code poll}
 * @param transactional whether a Kafka transaction processes records of the consumer
 * @param keepsPositions whether the code sets positions of the consumer, as it does when it keeps
 *     offsets elsewhere
 * @param earlyCommits records that are processed after the commit of their offsets
 * @param skippedFailures records that failed and that a later commit passes
 * @param handOvers records that other threads process, which nothing in the loop waits for
 */
public record ConsumerLoop(
    Consumer consumer,
    Site poll,
    boolean transactional,
    boolean keepsPositions,
    List<EarlyCommit> earlyCommits,
    List<SkippedFailure> skippedFailures,
    List<HandOver> handOvers) {

  /** Copies the lists. */
  public ConsumerLoop {
    earlyCommits = List.copyOf(earlyCommits);
    skippedFailures = List.copyOf(skippedFailures);
    handOvers = List.copyOf(handOvers);
  }

  /**
   * A record is processed after the consumer committed its offset.
   *
   * @param commit the call that commits the position of the consumer
   * @param processing the call that processes the record
   * @param betweenRecords whether the commit stands between the records of one batch, so that some
   *     of them are processed before it and the others after it
   * @param path the calls that lead to {@code commit} from an entry point, outermost first
   */
  public record EarlyCommit(
      Site commit, Site processing, boolean betweenRecords, List<CallStep> path) {

    /** Copies the path. */
    public EarlyCommit {
      path = List.copyOf(path);
    }
  }

  /**
   * The processing of a record failed, a handler does no more than to report that, and the group
   * moves on.
   *
   * @param handler the {@code catch}
   * @param processing the call that failed
   * @param commit the call that commits the position of the consumer behind the record; empty when
   *     the loop just polls on
   * @param path the calls that lead to the next commit or poll, outermost first
   */
  public record SkippedFailure(
      Site handler, Site processing, Optional<Site> commit, List<CallStep> path) {

    /** Copies the path. */
    public SkippedFailure {
      path = List.copyOf(path);
    }
  }

  /**
   * Records are given to another thread, and the loop polls on.
   *
   * @param call the call that gives them
   * @param processing the call that processes them on the other thread
   * @param path the calls that lead to {@code processing}, outermost first
   */
  public record HandOver(Site call, Site processing, List<CallStep> path) {

    /** Copies the path. */
    public HandOver {
      path = List.copyOf(path);
    }
  }
}
