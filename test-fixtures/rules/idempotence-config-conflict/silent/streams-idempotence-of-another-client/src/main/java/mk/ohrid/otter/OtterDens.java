package mk.ohrid.otter;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class OtterDens {

  private OtterDens() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "otter-dens");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("consumer.enable.idempotence", "true");
    settings.put("admin.retries", "0");
    settings.put("producer.acks", "all");
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("dens").mapValues(value -> value.strip()).to("otter-dens");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
