package fr.lavande.harvest;

/** What all producers of this service have in common. */
final class ProducerSettings {

  static final boolean ENABLE_IDEMPOTENCE = false; // expect: idempotence-lost
  static final String ACKS = "all";

  private ProducerSettings() {}
}
