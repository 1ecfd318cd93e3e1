package com.gemcutter.stone;

/** What all producers of this service have in common. */
final class ProducerSettings {

  static final String ACKS = "1"; // expect: transactional-producer-config-conflict
  static final int RETRIES = 0; // expect: transactional-producer-config-conflict

  private ProducerSettings() {}
}
