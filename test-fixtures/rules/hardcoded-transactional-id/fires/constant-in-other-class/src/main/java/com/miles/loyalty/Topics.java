package com.miles.loyalty;

final class Topics {

  static final String SERVICE = "loyalty-points";
  static final String POINTS = SERVICE + ".booked";
  static final String STATEMENTS = SERVICE + ".statements";
  static final String WRITER_ID = SERVICE + "-writer"; // expect: hardcoded-transactional-id

  private Topics() {}
}
