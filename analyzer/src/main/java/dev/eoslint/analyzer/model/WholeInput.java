package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A loop inside of a transaction sends something for each part of an input whose size nothing in
 * view bounds.
 *
 * @param site the loop
 * @param input what it goes over, for messages: {@code "all lines of a file"}
 * @param oneShot whether a main method leads to it
 * @param path the calls that lead to it
 */
public record WholeInput(Site site, String input, boolean oneShot, List<CallStep> path)
    implements Action {

  /** Copies the path. */
  public WholeInput {
    path = List.copyOf(path);
  }
}
