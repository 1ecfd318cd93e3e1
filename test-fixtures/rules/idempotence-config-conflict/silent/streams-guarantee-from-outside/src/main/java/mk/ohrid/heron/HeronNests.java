package mk.ohrid.heron;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class HeronNests {

  private HeronNests() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "heron-nests");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("processing.guarantee", System.getenv("GUARANTEE"));
    settings.put("producer.enable.idempotence", "true");
    settings.put("producer.acks", "1");
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("nests").mapValues(value -> value.strip()).to("heron-nests");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
