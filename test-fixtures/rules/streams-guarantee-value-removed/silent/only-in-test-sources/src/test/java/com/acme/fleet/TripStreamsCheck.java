package com.acme.fleet;

import java.util.Properties;
import org.apache.kafka.streams.StreamsConfig;

class TripStreamsCheck {

  static Properties oldSettings() {
    Properties settings = new Properties();
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE);
    return settings;
  }
}
