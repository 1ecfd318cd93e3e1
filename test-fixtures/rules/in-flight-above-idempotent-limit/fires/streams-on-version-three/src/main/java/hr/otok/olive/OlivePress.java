package hr.otok.olive;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class OlivePress {

  private OlivePress() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "olive-press");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("max.in.flight.requests.per.connection", "6"); // expect: in-flight-above-idempotent-limit
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("presses").mapValues(value -> value.strip()).to("olive-press");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
