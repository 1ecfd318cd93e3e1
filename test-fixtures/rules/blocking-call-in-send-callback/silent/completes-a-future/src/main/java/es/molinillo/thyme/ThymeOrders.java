package es.molinillo.thyme;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ThymeOrders {

  private final KafkaProducer<String, String> producer;

  public ThymeOrders(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public CompletableFuture<Long> order(String customer, String grams) {
    CompletableFuture<Long> written = new CompletableFuture<>();
    producer.send(
        new ProducerRecord<>("thyme", customer, grams),
        (metadata, failure) -> {
          if (failure == null) {
            written.complete(metadata.offset());
          } else {
            written.completeExceptionally(failure);
          }
        });
    return written;
  }
}
