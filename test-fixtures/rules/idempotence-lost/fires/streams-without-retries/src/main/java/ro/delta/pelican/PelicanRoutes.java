package ro.delta.pelican;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class PelicanRoutes {

  private PelicanRoutes() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "pelican-routes");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put(StreamsConfig.producerPrefix(ProducerConfig.RETRIES_CONFIG), 0); // expect: idempotence-lost
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("flights").mapValues(value -> value.strip()).to("pelican-routes");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
