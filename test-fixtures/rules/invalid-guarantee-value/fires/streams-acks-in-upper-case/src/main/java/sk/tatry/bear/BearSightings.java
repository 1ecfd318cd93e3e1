package sk.tatry.bear;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class BearSightings {

  private BearSightings() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "bear-sightings");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put(StreamsConfig.producerPrefix(ProducerConfig.ACKS_CONFIG), "ALL"); // expect: invalid-guarantee-value
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("cameras").mapValues(value -> value.strip()).to("bear-sightings");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
