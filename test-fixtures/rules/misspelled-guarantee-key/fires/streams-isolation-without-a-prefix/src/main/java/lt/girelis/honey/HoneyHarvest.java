package lt.girelis.honey;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class HoneyHarvest {

  private HoneyHarvest() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "honey-harvest");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("isolation-level", "read_committed"); // expect: misspelled-guarantee-key
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("frames").mapValues(value -> value.strip()).to("honey-harvest");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
