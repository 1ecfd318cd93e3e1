package jp.sakuraline.delay;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TrainDelayOutput {

  private final Producer<String, String> producer;

  /** The caller may lower the request timeout. */
  public TrainDelayOutput(Map<String, Object> base) {
    Map<String, Object> config = new HashMap<>(base);
    config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 10_000);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void announce(String train, String state) throws Exception {
    producer.send(new ProducerRecord<>("train-delays", train, state)).get();
  }
}
