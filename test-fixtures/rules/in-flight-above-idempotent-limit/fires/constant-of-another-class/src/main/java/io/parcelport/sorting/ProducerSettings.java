package io.parcelport.sorting;

/** What all producers of this service have in common. */
final class ProducerSettings {

  static final int MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION = 16; // expect: in-flight-above-idempotent-limit
  static final int LINGER_MS = 5;

  private ProducerSettings() {}
}
