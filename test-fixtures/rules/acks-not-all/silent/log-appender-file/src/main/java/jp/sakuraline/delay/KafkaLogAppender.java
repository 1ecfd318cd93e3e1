package jp.sakuraline.delay;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class KafkaLogAppender implements AutoCloseable {

  private final Producer<String, String> producer;

  public KafkaLogAppender(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.ACKS_CONFIG, "0");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void announce(String train, String state) {
    producer.send(
        new ProducerRecord<>("train-delays", train, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + train, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
