package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A call inside of the callback of a send that waits for the thread that runs the callback.
 *
 * @param site the call
 * @param method the method that is called
 * @param send the send that the callback was given to
 * @param path the calls that lead to the call from an entry point, outermost first
 */
public record CallbackCall(Site site, String method, Site send, List<CallStep> path) {

  /** Copies the path. */
  public CallbackCall {
    path = List.copyOf(path);
  }
}
