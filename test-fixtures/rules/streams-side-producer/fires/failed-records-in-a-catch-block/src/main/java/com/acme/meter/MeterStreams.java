package com.acme.meter;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class MeterStreams {

  private MeterStreams() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "consumption");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    KafkaProducer<String, String> producer = producer();

    StreamsBuilder builder = new StreamsBuilder();
    builder
        .<String, String>stream("readings")
        .mapValues(reading -> parse(producer, reading))
        .to("consumption");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }

  static KafkaProducer<String, String> producer() {
    Properties settings = new Properties();
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ProducerConfig.ACKS_CONFIG, "all");
    settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    return new KafkaProducer<>(settings);
  }

  static String parse(KafkaProducer<String, String> producer, String reading) {
    try {
      return Double.toString(Double.parseDouble(reading));
    } catch (NumberFormatException invalid) {
      producer.send(new ProducerRecord<>("readings-dlq", reading)); // expect: streams-side-producer, unchecked-send
      return "0";
    }
  }
}
