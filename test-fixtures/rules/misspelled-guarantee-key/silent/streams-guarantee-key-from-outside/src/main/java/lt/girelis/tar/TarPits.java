package lt.girelis.tar;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class TarPits {

  private TarPits() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "tar-pits");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put(System.getenv("GUARANTEE_KEY"), "exactly_once_v2");
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("pits").mapValues(value -> value.strip()).to("tar-pits");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
