package com.gemcutter.stone;

/** What all producers of this service have in common. */
final class ProducerSettings {

  static final String ACKS = "1"; // expect: idempotence-config-conflict
  static final boolean ENABLE_IDEMPOTENCE = true;

  private ProducerSettings() {}
}
