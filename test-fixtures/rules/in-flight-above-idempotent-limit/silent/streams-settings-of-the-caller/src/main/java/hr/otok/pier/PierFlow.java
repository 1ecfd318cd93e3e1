package hr.otok.pier;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.Topology;

public final class PierFlow {

  private PierFlow() {}

  public static KafkaStreams over(Topology topology, Properties own) {
    Properties settings = new Properties();
    settings.put("application.id", "pier-flow");
    settings.put("bootstrap.servers", "kafka-1:9092");
    settings.put("producer.max.in.flight.requests.per.connection", "12");
    settings.putAll(own);
    return new KafkaStreams(topology, settings);
  }
}
