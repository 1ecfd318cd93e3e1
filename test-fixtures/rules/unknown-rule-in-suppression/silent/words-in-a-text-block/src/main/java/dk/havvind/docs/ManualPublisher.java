package dk.havvind.docs;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ManualPublisher {

  private static final String FOOTER =
      """
      // eoslint:ignore[no-such-rule]
      """;

  private final KafkaProducer<String, String> producer;

  public ManualPublisher(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "manual-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void publish(String page, String text) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("manual", page, text + FOOTER));
    producer.send(new ProducerRecord<>("manual.index", page, page));
    producer.commitTransaction();
  }
}
