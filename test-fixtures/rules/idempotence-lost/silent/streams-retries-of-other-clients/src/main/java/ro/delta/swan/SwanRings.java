package ro.delta.swan;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class SwanRings {

  private SwanRings() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "swan-rings");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("admin.retries", "0");
    settings.put("main.consumer.retries", "0");
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("rings").mapValues(value -> value.strip()).to("swan-rings");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
