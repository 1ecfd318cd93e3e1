package jp.sakuraline.delay;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TrainDelayPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public TrainDelayPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "train-delays-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.LINGER_MS_CONFIG, 5);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void announce(String train, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("train-delays", train, state)); // expect: ignored-send-on-old-client
      producer.send(new ProducerRecord<>("train-delays-audit", train, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
