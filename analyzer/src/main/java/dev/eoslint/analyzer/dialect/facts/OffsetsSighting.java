package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.GroupReference;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;

/**
 * One {@code sendOffsetsToTransaction} as it was seen in one execution.
 *
 * @param producer the producer that sends them, if its creation was seen
 * @param polled the consumer whose records the transaction processes
 * @param fromGroup whether that consumer is seen to get its partitions from the group
 * @param foreign whether {@code group} is the metadata of another consumer
 * @param path the calls that led to it
 */
public record OffsetsSighting(
    Site site,
    GroupReference group,
    Optional<ClientSighting> producer,
    Optional<ClientSighting> polled,
    boolean fromGroup,
    boolean foreign,
    List<CallStep> path) {

  /** Copies the path. */
  public OffsetsSighting {
    path = List.copyOf(path);
  }
}
