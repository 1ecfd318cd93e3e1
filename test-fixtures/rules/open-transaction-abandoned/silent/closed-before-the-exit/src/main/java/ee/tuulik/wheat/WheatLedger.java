package ee.tuulik.wheat;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class WheatLedger {

  public static void main(String[] sacks) {
    Properties config = new Properties();
    config.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    config.put("transactional.id", "wheat-ledger-" + System.getenv("POD_NAME"));
    Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    if (sacks.length == 0) {
      System.exit(2);
    }
    try {
      producer.beginTransaction();
      for (String sack : sacks) {
        producer.send(new ProducerRecord<>("wheat", sack, "MILLED"));
      }
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      System.exit(1);
    }
    producer.close();
    System.exit(0);
  }
}
