package pl.wosk.candle;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CandleWeightPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public CandleWeightPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "candle-weights-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 60_000);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void weigh(String candle, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("candle-weights", candle, state));
      producer.send(new ProducerRecord<>("candle-weights-audit", candle, state));
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
