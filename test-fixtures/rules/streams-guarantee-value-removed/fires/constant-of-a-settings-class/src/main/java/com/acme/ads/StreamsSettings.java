package com.acme.ads;

final class StreamsSettings {

  static final String GUARANTEE = "exactly_once"; // expect: streams-guarantee-value-removed
  static final int THREADS = 3;

  private StreamsSettings() {}
}
