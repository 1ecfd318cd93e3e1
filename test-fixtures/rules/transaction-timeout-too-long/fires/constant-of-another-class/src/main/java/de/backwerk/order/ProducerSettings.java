package de.backwerk.order;

/** What all producers of this service have in common. */
final class ProducerSettings {

  static final int TRANSACTION_TIMEOUT_MS = 720_000; // expect: transaction-timeout-too-long

  private ProducerSettings() {}
}
