package ca.tundra.docs;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SuppressionManual {

  private static final String EXAMPLE = "// eoslint:ignore[hardcoded-transactional-id]";

  private final KafkaProducer<String, String> producer;

  public SuppressionManual(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "manual-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void print(String page, String text) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("manual.pages", page, EXAMPLE + text));
    producer.send(new ProducerRecord<>("manual.changes", page, text));
    producer.commitTransaction();
  }
}
