package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.model.Site;
import java.util.Optional;
import java.util.Set;

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
   * Returns whether it is the state of a client, which code keeps to use it again, and not of
   * something that passes by, such as the result of a call.
   */
  default boolean isOfClient() {
    return false;
  }

  /**
   * Returns the protocol state when an exception that was thrown in this one is caught.
   *
   * @param handler the handler
   */
  default Status whenCaught(Handler handler) {
    return this;
  }

  /**
   * Returns the protocol state in a handler of which nobody knows whether it is reached from this
   * one.
   */
  default Status whenPerhapsCaught(Handler handler) {
    return afterUnseenUse();
  }

  /** Returns the protocol state of an object that a call returns and nothing takes. */
  default Status whenDiscarded() {
    return this;
  }

  /**
   * A handler that catches an exception.
   *
   * @param site the {@code catch}
   * @param exception qualified name of the first type that it names
   * @param onlyReports whether it does no more than to write logs
   * @param protectedBlock the block whose exceptions it catches
   * @param singleCall whether that block consists of one call without arguments
   * @param leftOut the code that it leaves out for one element of a collection, when it goes on
   *     with the next one after nothing but a report
   * @param earlier qualified names of the types that the handlers before it name
   */
  record Handler(
      Site site,
      String exception,
      boolean onlyReports,
      Site protectedBlock,
      boolean singleCall,
      Optional<Site> leftOut,
      Set<String> earlier) {

    /** Copies the types. */
    public Handler {
      earlier = Set.copyOf(earlier);
    }
  }

  /**
   * Returns the protocol state after code has looked at the exception that was caught in it, in a
   * way that analysis does not understand.
   */
  default Status whenPerhapsToldApart() {
    return this;
  }

  /**
   * Returns the protocol state after code has tested the type of the exception that was caught in
   * it, whatever the answer was.
   */
  default Status whenTypeTested() {
    return this;
  }

  /** Returns the protocol state after code that is not seen could have used the object. */
  default Status afterUnseenUse() {
    return this;
  }

  /** Returns the protocol state after other methods of the owner of the object may have run. */
  default Status afterOtherMethods() {
    return this;
  }
}
