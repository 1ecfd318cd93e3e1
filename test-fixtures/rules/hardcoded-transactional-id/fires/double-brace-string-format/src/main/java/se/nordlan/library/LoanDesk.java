package se.nordlan.library;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class LoanDesk implements AutoCloseable {

  private static final String BRANCH_SYSTEM = "library";
  private static final int SCHEMA_VERSION = 2;

  private final KafkaProducer<String, String> producer;

  public LoanDesk(String servers) {
    Map<String, Object> config =
        new HashMap<>() {
          {
            put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
            put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
            put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
            // expect: hardcoded-transactional-id
            put(
                ProducerConfig.TRANSACTIONAL_ID_CONFIG,
                String.format("%s-loans-v%d", BRANCH_SYSTEM, SCHEMA_VERSION));
          }
        };
    producer = new KafkaProducer<>(config);
    producer.initTransactions();
  }

  public void lend(String reader, Iterable<String> copies) {
    producer.beginTransaction();
    copies.forEach(copy -> producer.send(new ProducerRecord<>("loans", copy, reader)));
    producer.send(new ProducerRecord<>("readers", reader, "LOANS_CHANGED"));
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
