package lt.girelis.peat;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class PeatBogs {

  private PeatBogs() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "peat-bogs");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put(StreamsConfig.adminClientPrefix("retries"), 5);
    settings.put(StreamsConfig.adminClientPrefix("retry_backoff"), 100);
    settings.put(StreamsConfig.adminClientPrefix("delivery.timeout"), 1000);
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("bogs").mapValues(value -> value.strip()).to("peat-bogs");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
