package com.gemcutter.stone;

/** What all producers of this service have in common. */
final class ProducerSettings {

  static final boolean TRANSACTION_TWO_PHASE_COMMIT_ENABLE = true; // expect: two-phase-commit-flag-without-effect
  static final String ACKS = "all";

  private ProducerSettings() {}
}
