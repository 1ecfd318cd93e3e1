package sk.tatry.mine;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class MineShafts {

  private MineShafts() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "mine-shafts");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("processing.guarantee", "exactly_once_beta"); // expect: streams-guarantee-value-removed
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("shafts").mapValues(value -> value.strip()).to("mine-shafts");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
