package de.backwerk.order;

/** What all producers of this service have in common. */
final class ProducerSettings {

  static final String TRANSACTIONAL_ID = ""; // expect: blank-transactional-id

  private ProducerSettings() {}
}
