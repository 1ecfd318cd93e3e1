package com.nightowl.taxi;

import java.security.SecureRandom;

final class Instance {

  private static final SecureRandom RANDOM = new SecureRandom();

  static final String APPLICATION = "taxi-billing";
  static final String WRITER = APPLICATION + "-" + Long.toHexString(RANDOM.nextLong()); // expect: random-transactional-id

  private Instance() {}
}
