package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A transactional producer that is created and initialised for a few transactions only, again and
 * again.
 *
 * @param creation where it is created
 * @param begin the first transaction
 * @param occasion how often that happens, for messages: {@code "for each poll"}
 * @param cause the poll or the method that the framework calls
 * @param path the calls that lead to the creation
 */
public record ShortLivedProducer(
    Site creation, Site begin, String occasion, Site cause, List<CallStep> path) {

  /** Copies the path. */
  public ShortLivedProducer {
    path = List.copyOf(path);
  }
}
