package lt.girelis.brewery;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class BrewTanks {

  private BrewTanks() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "brew-tanks");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("auto.commit.enable", "false");
    settings.put(StreamsConfig.consumerPrefix("enable.autocommit"), "false");
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("tanks").mapValues(value -> value.strip()).to("brew-tanks");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
