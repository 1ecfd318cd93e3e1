package mk.ohrid.trout;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class TroutPonds {

  private TroutPonds() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "trout-ponds");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put(StreamsConfig.producerPrefix(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG), true);
    settings.put(StreamsConfig.producerPrefix(ProducerConfig.ACKS_CONFIG), "1"); // expect: idempotence-config-conflict
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("ponds").mapValues(value -> value.strip()).to("trout-ponds");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
