package sk.tatry.lift;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class LiftQueues {

  private LiftQueues() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "lift-queues");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("replication.factor", 3);
    settings.put("processing.guarantee", "exactly_once_v2"); // expect: invalid-guarantee-value
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("gates").mapValues(value -> value.strip()).to("lift-queues");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
