package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * What the code does with the results of sends and with the records that a producer still holds.
 *
 * @param unchecked sends outside of transactions whose result nobody looks at
 * @param repeated records that are sent again after a failure
 * @param abandoned producers that go out of reach with records in their buffer
 * @param redundantWaits waits that the commit of the transaction around them makes unnecessary
 * @param offsetReads reads of the offsets of records whose producer may ask for no answer
 */
public record Sending(
    List<UnobservedSend> unchecked,
    List<RepeatedSend> repeated,
    List<AbandonedProducer> abandoned,
    List<RedundantWait> redundantWaits,
    List<OffsetRead> offsetReads) {

  /** Copies the lists. */
  public Sending {
    unchecked = List.copyOf(unchecked);
    repeated = List.copyOf(repeated);
    abandoned = List.copyOf(abandoned);
    redundantWaits = List.copyOf(redundantWaits);
    offsetReads = List.copyOf(offsetReads);
  }
}
