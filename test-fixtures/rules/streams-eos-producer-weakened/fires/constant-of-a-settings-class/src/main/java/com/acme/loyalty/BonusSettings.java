package com.acme.loyalty;

final class BonusSettings {

  static final String ACKS = "1"; // expect: streams-eos-producer-weakened

  private BonusSettings() {}
}
