package mk.ohrid.eel;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class EelRuns {

  private EelRuns() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "eel-runs");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("acks", "1");
    settings.put("producer.acks", "all");
    settings.put("producer.enable.idempotence", "true");
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("runs").mapValues(value -> value.strip()).to("eel-runs");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
