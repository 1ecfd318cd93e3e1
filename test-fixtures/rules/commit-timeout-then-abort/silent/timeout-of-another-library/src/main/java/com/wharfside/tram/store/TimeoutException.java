package com.wharfside.tram.store;

/** The store did not answer in time and has changed nothing. */
public class TimeoutException extends RuntimeException {

  private static final long serialVersionUID = 1L;
}
