package ee.tuulik.flour;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class FlourLedger {

  private static final Logger LOG = LoggerFactory.getLogger(FlourLedger.class);

  public static void main(String[] sacks) {
    Properties config = new Properties();
    config.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    config.put("transactional.id", "flour-ledger-" + System.getenv("POD_NAME"));
    Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    try {
      producer.beginTransaction();
      for (String sack : sacks) {
        producer.send(new ProducerRecord<>("flour", sack, "MILLED"));
      }
      producer.commitTransaction();
    } catch (KafkaException e) {
      LOG.error("The ledger stays as it was", e);
      System.exit(1); // expect: open-transaction-abandoned
    }
    producer.close();
  }
}
