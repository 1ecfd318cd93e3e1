package no.fjellvann.water;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class SpringWaterStreams {

  private SpringWaterStreams() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "spring-water");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("processing.guarantees", StreamsConfig.EXACTLY_ONCE_V2); // expect: misspelled-guarantee-key
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("springs").mapValues(value -> value.strip()).to("spring-levels");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
