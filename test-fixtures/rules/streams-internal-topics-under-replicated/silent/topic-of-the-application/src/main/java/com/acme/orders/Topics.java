package com.acme.orders;

import java.util.HashMap;
import java.util.Map;

final class Topics {

  static Map<String, String> settings() {
    Map<String, String> settings = new HashMap<>();
    settings.put("topic", "orders");
    settings.put("replication.factor", "1");
    return settings;
  }
}
