package com.drystone.wall;

/** The token of a mason has expired. */
public class AuthorizationException extends RuntimeException {

  private static final long serialVersionUID = 1L;
}
