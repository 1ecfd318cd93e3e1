package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.AbandonedTransaction;
import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;

/**
 * A producer that was given up in one execution while its transaction could be open.
 *
 * @param site the call that gives it up
 * @param means how it is given up
 * @param begin what begins the transaction; absent when another thread does
 * @param producer the producer, if its creation was seen
 * @param path the calls that led to {@code site}
 */
public record AbandonedSighting(
    Site site,
    AbandonedTransaction.Means means,
    Optional<Site> begin,
    Optional<ClientSighting> producer,
    List<CallStep> path) {

  /** Copies the path. */
  public AbandonedSighting {
    path = List.copyOf(path);
  }
}
