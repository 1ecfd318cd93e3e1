package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * A protocol state of a producer.
 *
 * <p>Source: {@code TransactionManager.State} of kafka-clients.
 */
public sealed interface ProducerState {

  /** Nothing is known of what happened to the producer before. */
  record Unseen() implements ProducerState {}

  /**
   * Created, and {@code initTransactions} was not called yet.
   *
   * @param site the creation
   * @param perhapsUsed whether other methods of the object that holds it may have been called
   */
  record Created(Site site, boolean perhapsUsed) implements ProducerState {}

  /**
   * Initialised earlier; what happened since is not known.
   *
   * @param since the {@code initTransactions} call
   */
  record Initialised(Site since) implements ProducerState {}

  /**
   * Without an open transaction.
   *
   * @param since the call after which it is so
   * @param by what was called
   * @param caught the handler of a failure that the call stands in
   */
  record Ready(Site since, ProducerCall.Kind by, Optional<Caught> caught)
      implements ProducerState {}

  /**
   * In a transaction.
   *
   * @param begin the {@code beginTransaction} call
   * @param path the calls that lead to it
   * @param beginIsConditional whether it depends on a condition inside the loop around it
   * @param failed the call of the producer that failed on the way here
   * @param caught the handler that ended with the transaction still open
   */
  record InTransaction(
      Site begin,
      List<CallStep> path,
      boolean beginIsConditional,
      Optional<Site> failed,
      Optional<Caught> caught)
      implements ProducerState {

    /** Copies the list. */
    public InTransaction {
      path = List.copyOf(path);
    }
  }

  /**
   * A commit, abort or initialisation whose outcome is not known, because it timed out.
   *
   * @param call the call
   * @param kind what was called
   * @param repeated whether the call stands in a loop of its own
   * @param caught the handler that it came to
   */
  record Unanswered(Site call, ProducerCall.Kind kind, boolean repeated, Optional<Caught> caught)
      implements ProducerState {}

  /**
   * Fenced, or failed otherwise so that it can only be closed.
   *
   * @param call the call that failed
   * @param caught the handler that it came to
   * @param abort the {@code abortTransaction} call that failed because of it
   * @param swallowed whether what that call threw was caught
   */
  record Failed(Site call, Optional<Caught> caught, Optional<Site> abort, boolean swallowed)
      implements ProducerState {}

  /**
   * Closed.
   *
   * @param after the handler that caught the fatal error after which it was closed
   */
  record Closed(Optional<Caught> after) implements ProducerState {}

  /**
   * The way of an exception into a handler.
   *
   * @param handler the {@code catch}
   * @param exception qualified name of the type that the handler names
   * @param onlyReports whether the handler does no more than to write logs or to abort, so that
   *     nothing behind it can tell that something failed
   * @param protectedBlock the block whose exceptions the handler catches
   * @param onlyCall whether that block holds nothing but one call, whose missing answer no handler
   *     before it takes
   * @param leftOut the code that the handler leaves out for one element of a collection, when it
   *     goes on with the next one after nothing but a report
   */
  record Caught(
      Site handler,
      String exception,
      boolean onlyReports,
      Site protectedBlock,
      boolean onlyCall,
      Optional<Site> leftOut) {

    /** Returns the name of the exception without its package. */
    public String simpleName() {
      return exception.substring(exception.lastIndexOf('.') + 1);
    }
  }
}
