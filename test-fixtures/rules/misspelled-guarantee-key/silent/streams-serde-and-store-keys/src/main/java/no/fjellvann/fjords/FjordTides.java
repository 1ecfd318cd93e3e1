package no.fjellvann.fjords;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class FjordTides {

  private FjordTides() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "fjord-tides");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092");
    settings.put("schema.registry.url", "http://registry:8081");
    settings.put("specific.avro.reader", true);
    settings.put("rocksdb.cache.bytes", 33_554_432);
    settings.put("producer.interceptor.audit.retries", 3);
    settings.put("consumer.tracing.isolation", "thread");
    settings.put("topic.min.insync.replicas", 2);
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("tides").mapValues(value -> value.strip()).to("fjord-tides");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
