package com.acme.viewer;

import java.util.HashMap;
import java.util.Map;

/** Settings of the read-only view, which is no Kafka Streams application. */
final class ViewerSettings {

  Map<String, Object> settings() {
    Map<String, Object> settings = new HashMap<>();
    settings.put("application.id", "viewer");
    settings.put("enable.auto.commit", "true");
    return settings;
  }
}
