package com.acme.flowkit;

import java.util.HashMap;
import java.util.Map;

final class Engine {

  Map<String, String> settings() {
    Map<String, String> settings = new HashMap<>();
    settings.put(StreamsConfig.GUARANTEE, StreamsConfig.EXACTLY_ONCE);
    return settings;
  }
}
