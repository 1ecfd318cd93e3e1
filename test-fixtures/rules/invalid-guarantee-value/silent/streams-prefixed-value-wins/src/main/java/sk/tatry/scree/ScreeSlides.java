package sk.tatry.scree;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class ScreeSlides {

  private ScreeSlides() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "scree-slides");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("acks", "ALL");
    settings.put(StreamsConfig.producerPrefix("acks"), "all");
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("slides").mapValues(value -> value.strip()).to("scree-slides");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
