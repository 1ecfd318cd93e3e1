package sk.tatry.tarn;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class TarnDepths {

  private TarnDepths() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "tarn-depths");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("replication.factor", 3);
    settings.put("processing.guarantee", "exactly_once");
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("soundings").mapValues(value -> value.strip()).to("tarn-depths");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
