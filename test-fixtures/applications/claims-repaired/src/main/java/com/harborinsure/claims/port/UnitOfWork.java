package com.harborinsure.claims.port;

import java.util.function.Consumer;

/** Makes the decisions on a batch of claims known, or none of them. */
public interface UnitOfWork extends AutoCloseable {

  /** How a unit of work ended. */
  enum Outcome {
    DONE,
    UNDONE
  }

  /**
   * Does the work on a batch.
   *
   * @throws UnitOfWorkBrokenException when no more work can be done
   */
  Outcome perform(ClaimBatch batch, Consumer<DecisionLog> work);

  @Override
  void close();
}
