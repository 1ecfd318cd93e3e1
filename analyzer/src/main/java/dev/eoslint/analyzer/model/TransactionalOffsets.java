package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * A call of {@code sendOffsetsToTransaction}.
 *
 * @param site the call
 * @param group whose offsets they are
 * @param producer the producer that sends them, if its creation is seen
 * @param polled the consumer whose records the transaction processes, if it is seen
 * @param fromGroup whether that consumer is seen to get its partitions from the group
 * @param foreign whether {@code group} is the metadata of a consumer other than {@code polled}
 * @param path the calls that lead here from an entry point, outermost first
 */
public record TransactionalOffsets(
    Site site,
    GroupReference group,
    Optional<Producer> producer,
    Optional<Consumer> polled,
    boolean fromGroup,
    boolean foreign,
    List<CallStep> path) {

  /** Copies the path. */
  public TransactionalOffsets {
    path = List.copyOf(path);
  }
}
