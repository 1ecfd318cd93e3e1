package com.harborinsure.claims.port;

/** A unit of work is of no more use. */
public final class UnitOfWorkBrokenException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public UnitOfWorkBrokenException(Throwable cause) {
    super(cause);
  }
}
