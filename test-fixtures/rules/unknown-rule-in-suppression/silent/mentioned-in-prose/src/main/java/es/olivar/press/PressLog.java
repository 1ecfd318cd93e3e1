package es.olivar.press;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Findings are silenced with {@code // eoslint:ignore[some-rule] reason}, if at all. */
public final class PressLog {

  private final KafkaProducer<String, String> producer;

  public PressLog(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    // Do not write eoslint:ignore[some-rule] here: the id is unique as it is.
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "press-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void run(String press, String batch) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("press.runs", press, batch));
    producer.send(new ProducerRecord<>("batches.pressed", batch, press));
    producer.commitTransaction();
  }
}
