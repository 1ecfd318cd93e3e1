package com.acme.platform;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.streams.StreamsConfig;

public final class StreamsDefaults {

  private StreamsDefaults() {}

  public static Map<String, Object> exactlyOnce(Map<String, Object> own) {
    Map<String, Object> settings = new HashMap<>(own);
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE); // expect: streams-guarantee-value-removed
    settings.putIfAbsent(StreamsConfig.NUM_STREAM_THREADS_CONFIG, 2);
    return settings;
  }
}
