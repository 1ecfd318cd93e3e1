package nz.harbour.tide;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TideTables implements AutoCloseable {

  private final Producer<String, String> producer =
      new KafkaProducer<>(
          Map.of(
              ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092",
              ProducerConfig.TRANSACTIONAL_ID_CONFIG, "tide-tables-" + System.getenv("POD_NAME")),
          new StringSerializer(),
          new StringSerializer());

  public TideTables() {
    producer.initTransactions();
  }

  public void publish(String harbour, List<String> heights) {
    producer.beginTransaction();
    for (String height : heights) {
      producer.send(new ProducerRecord<>("tide-heights", harbour, height));
    }
    producer.send(new ProducerRecord<>("tide-days", harbour, String.valueOf(heights.size())));
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
