package no.fjellvann.huts;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class HutBookings {

  private HutBookings() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "hut-bookings");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("hut.processing.guarantees", "overnight");
    settings.put("bookings.commit.interval", "PT5S");
    settings.put("guarantee", "refund");
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("bookings").mapValues(value -> value.strip()).to("hut-bookings");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
