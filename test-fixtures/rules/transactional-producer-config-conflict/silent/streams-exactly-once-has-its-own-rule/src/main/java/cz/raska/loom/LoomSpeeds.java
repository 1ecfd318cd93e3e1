package cz.raska.loom;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class LoomSpeeds {

  private LoomSpeeds() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "loom-speeds");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    settings.put("producer.acks", "1"); // expect: streams-eos-producer-weakened
    settings.put("producer.enable.idempotence", "false"); // expect: streams-override-ignored
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("looms").mapValues(value -> value.strip()).to("loom-speeds");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
