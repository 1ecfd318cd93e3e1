package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A read of the offset that the result of a send tells, where the settings of the producer say how
 * many answers it waits for. Without any answer there is no offset.
 *
 * <p>Source: {@code RecordMetadata.hasOffset}, {@code ProduceResponse.INVALID_OFFSET}.
 *
 * @param producer the producer that sent the record
 * @param site the call that reads the offset, or asks whether there is one
 * @param path the calls that lead there from an entry point, outermost first
 */
public record OffsetRead(Producer producer, Site site, List<CallStep> path) {

  /** Copies the path. */
  public OffsetRead {
    path = List.copyOf(path);
  }
}
