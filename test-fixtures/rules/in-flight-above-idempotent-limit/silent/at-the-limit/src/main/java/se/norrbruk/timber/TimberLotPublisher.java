package se.norrbruk.timber;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TimberLotPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public TimberLotPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 5);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void scale(String stack, String state) {
    producer.send(
        new ProducerRecord<>("timber-lots", stack, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + stack, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
