package ro.delta.dune;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class DuneShifts {

  private DuneShifts() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "dune-shifts");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("processing.guarantee", System.getenv("GUARANTEE"));
    settings.put("producer.enable.idempotence", "false");
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("dunes").mapValues(value -> value.strip()).to("dune-shifts");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
