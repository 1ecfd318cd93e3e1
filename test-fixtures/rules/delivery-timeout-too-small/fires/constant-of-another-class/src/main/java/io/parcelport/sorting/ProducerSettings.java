package io.parcelport.sorting;

/** What all producers of this service have in common. */
final class ProducerSettings {

  static final int DELIVERY_TIMEOUT_MS = 20_000; // expect: delivery-timeout-too-small

  private ProducerSettings() {}
}
