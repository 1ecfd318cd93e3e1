package app.swiftbox.courier;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class AssignmentWriter {

  private static final Map<String, Object> CONFIG =
      Map.of(
          ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BOOTSTRAP"),
          ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class,
          ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class,
          ProducerConfig.TRANSACTIONAL_ID_CONFIG, "courier-assignment"); // expect: fixed-transactional-id-with-replicas

  private final Producer<String, String> producer = new KafkaProducer<>(CONFIG);

  public void start() {
    producer.initTransactions();
  }

  public void reassign(String parcel, String from, String to) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("courier.unassigned", from, parcel));
    producer.send(new ProducerRecord<>("courier.assigned", to, parcel));
    producer.commitTransaction();
  }

  public void stop() {
    producer.close();
  }
}
