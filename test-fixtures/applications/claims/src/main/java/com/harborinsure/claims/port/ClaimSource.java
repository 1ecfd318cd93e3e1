package com.harborinsure.claims.port;

/** Where claims come from. */
public interface ClaimSource extends AutoCloseable {

  /** Waits a short while for claims. The batch can be empty. */
  ClaimBatch next();

  /** Notes that the claims of a batch are decided. */
  void acknowledge(ClaimBatch batch);

  /** Makes the claims of a batch come again. */
  void returnTo(ClaimBatch batch);

  /** Ends the waiting for claims, from any thread. */
  void interrupt();

  @Override
  void close();
}
