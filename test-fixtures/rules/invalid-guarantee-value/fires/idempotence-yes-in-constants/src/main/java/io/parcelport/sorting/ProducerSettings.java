package io.parcelport.sorting;

/** What all producers of this service have in common. */
final class ProducerSettings {

  static final String ENABLE_IDEMPOTENCE = "yes"; // expect: invalid-guarantee-value

  private ProducerSettings() {}
}
