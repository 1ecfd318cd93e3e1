package com.acme.flowkit;

/** Settings of our own engine. */
public final class StreamsConfig {

  public static final String GUARANTEE = "engine.guarantee";
  public static final String EXACTLY_ONCE = "exactly_once";

  private StreamsConfig() {}
}
