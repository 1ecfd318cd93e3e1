package lt.girelis.linen;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class LinenLooms {

  private LinenLooms() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "linen-looms");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("processing_guarantee", "exactly_once_v2");
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    settings.put("producer.transaction.timeout", 30_000);
    settings.put("producer.transaction.timeout.ms", 30_000);
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("looms").mapValues(value -> value.strip()).to("linen-looms");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
