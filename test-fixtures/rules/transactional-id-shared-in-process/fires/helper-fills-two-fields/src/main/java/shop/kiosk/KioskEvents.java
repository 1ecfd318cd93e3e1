package shop.kiosk;

import static org.apache.kafka.clients.producer.ProducerConfig.BOOTSTRAP_SERVERS_CONFIG;
import static org.apache.kafka.clients.producer.ProducerConfig.TRANSACTIONAL_ID_CONFIG;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class KioskEvents {

  private final KafkaProducer<String, Long> sales;
  private final KafkaProducer<String, Long> returns;

  public KioskEvents(String brokers) {
    sales = newProducer(brokers);
    returns = newProducer(brokers);
  }

  public void sold(Map<String, Long> quantities) {
    write(sales, "kiosk.sales", quantities);
  }

  public void returned(Map<String, Long> quantities) {
    write(returns, "kiosk.returns", quantities);
  }

  private static void write(
      KafkaProducer<String, Long> producer, String topic, Map<String, Long> quantities) {
    producer.beginTransaction();
    quantities.forEach(
        (article, quantity) -> producer.send(new ProducerRecord<>(topic, article, quantity)));
    producer.commitTransaction();
  }

  private static KafkaProducer<String, Long> newProducer(String brokers) {
    Map<String, Object> config = new LinkedHashMap<>();
    config.put(BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(TRANSACTIONAL_ID_CONFIG, "kiosk-events"); // expect: transactional-id-shared-in-process
    KafkaProducer<String, Long> producer =
        new KafkaProducer<>(config, new StringSerializer(), new LongSerializer());
    producer.initTransactions();
    return producer;
  }
}
