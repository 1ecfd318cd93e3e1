package sk.tatry.ridge;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class RidgeWinds {

  private RidgeWinds() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "ridge-winds");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("processing.guarantee", "EXACTLY_ONCE_V2");
    settings.put("processing.guarantee", "exactly_once_v2");
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("winds").mapValues(value -> value.strip()).to("ridge-winds");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
