package com.acme.orders;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class OrderStreams {

  private OrderStreams() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "priced-orders");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.AT_LEAST_ONCE);
    settings.put(StreamsConfig.producerPrefix(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION), 10); // expect: in-flight-above-idempotent-limit

    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("orders").filter((key, value) -> value != null).to("priced-orders");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
