package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.model.Site;

/**
 * A state of an object's protocol, for example of a producer's transaction. Semantics define their
 * own; a state of the program holds for each object the set of those that it can be in.
 */
public interface Status {

  /** Returns whether something must still happen to the object before it may be given up. */
  default boolean isUnfinished() {
    return false;
  }

  /**
   * Returns the protocol state when an exception that was thrown in this one is caught.
   *
   * @param handler the handler
   * @param exception qualified name of the type that the handler names
   */
  default Status whenCaught(Site handler, String exception) {
    return this;
  }

  /** Returns the protocol state after code that is not seen could have used the object. */
  default Status afterUnseenUse() {
    return this;
  }
}
