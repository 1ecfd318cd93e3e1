package com.acme.orders;

import java.util.Locale;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class OrderStreams {

  private OrderStreams() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "priced-orders");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    // expect: streams-eos-isolation-bypassed
    settings.put(
        StreamsConfig.MAIN_CONSUMER_PREFIX + ConsumerConfig.ISOLATION_LEVEL_CONFIG,
        IsolationLevel.READ_UNCOMMITTED.name().toLowerCase(Locale.ROOT));

    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("orders").filter((key, value) -> value != null).to("priced-orders");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
