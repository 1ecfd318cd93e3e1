package lt.girelis.mill;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class MillFlour {

  private MillFlour() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "mill-flour");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    settings.put(StreamsConfig.consumerPrefix("isolation_level"), "read_committed");
    settings.put("enable_idempotence", "true");
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("sacks").mapValues(value -> value.strip()).to("mill-flour");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
