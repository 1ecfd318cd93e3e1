package fr.lavande.harvest;

/** What all producers of this service have in common. */
final class ProducerSettings {

  static final String ACKS = "1"; // expect: acks-not-all

  private ProducerSettings() {}
}
