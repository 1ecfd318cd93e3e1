package sk.tatry.mast;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class MastReadings {

  private MastReadings() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "mast-readings");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, System.getenv("GUARANTEE"));
    settings.put(StreamsConfig.consumerPrefix("isolation.level"), "READ_COMMITTED");
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("masts").mapValues(value -> value.strip()).to("mast-readings");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
