package com.stageprop.rental;

import java.util.HashMap;
import java.util.Map;

final class PropRentalFlags {

  private final Map<String, String> flags = new HashMap<>();

  PropRentalFlags() {
    flags.put("isolation_level", "strict");
    flags.put("transaction.id", "first");
    flags.put("enable.autocommit", "never");
  }

  boolean is(String flag, String state) {
    return state.equals(flags.get(flag));
  }
}
