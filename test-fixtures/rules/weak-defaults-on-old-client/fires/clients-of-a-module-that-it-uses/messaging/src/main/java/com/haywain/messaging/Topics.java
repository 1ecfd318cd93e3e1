package com.haywain.messaging;

/** The topics of all services. */
public final class Topics {

  public static final String LOADS = "load-weights";

  private Topics() {}
}
