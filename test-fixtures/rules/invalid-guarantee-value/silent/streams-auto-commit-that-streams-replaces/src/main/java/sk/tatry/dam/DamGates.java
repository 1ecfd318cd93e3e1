package sk.tatry.dam;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class DamGates {

  private DamGates() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "dam-gates");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("enable.auto.commit", "no");
    settings.put("consumer.enable.auto.commit", "off");
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("dams").mapValues(value -> value.strip()).to("dam-gates");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
