package com.gemcutter.stone;

/** What all producers of this service have in common. */
final class ProducerSettings {

  static final int TRANSACTION_TIMEOUT_MS = 1_800_000; // expect: transaction-timeout-out-of-range

  private ProducerSettings() {}
}
