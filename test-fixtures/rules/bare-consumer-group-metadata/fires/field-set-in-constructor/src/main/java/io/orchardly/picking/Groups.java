package io.orchardly.picking;

final class Groups {

  static final String PREFIX = "orchard.";
  static final String PICKING = PREFIX + "picking";

  private Groups() {}
}
