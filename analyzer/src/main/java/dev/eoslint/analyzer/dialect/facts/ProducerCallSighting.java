package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;

/**
 * One call of a producer as it was seen in one execution.
 *
 * @param before the protocol states that the producer could be in
 * @param producer the producer, if its creation was seen
 * @param conditional whether a condition inside the loop around it decides on the call
 * @param handling whether an exception was caught before, which the code around it handles
 * @param path the calls that led to it
 */
public record ProducerCallSighting(
    Site site,
    ProducerCall.Kind kind,
    List<ProducerState> before,
    Optional<ClientSighting> producer,
    boolean conditional,
    boolean handling,
    List<CallStep> path) {

  /** Copies the lists. */
  public ProducerCallSighting {
    before = List.copyOf(before);
    path = List.copyOf(path);
  }
}
