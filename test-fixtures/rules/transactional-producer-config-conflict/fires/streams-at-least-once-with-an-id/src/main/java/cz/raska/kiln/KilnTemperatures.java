package cz.raska.kiln;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class KilnTemperatures {

  private KilnTemperatures() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "kiln-temperatures");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("producer.transactional.id", "kilns"); // expect: streams-transactional-id-set
    settings.put("producer.acks", "1"); // expect: transactional-producer-config-conflict
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("kilns").mapValues(value -> value.strip()).to("kiln-temperatures");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
