package ee.tuulik.rye;

import java.time.Duration;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class RyeLedger {

  public static void main(String[] sacks) {
    Properties config = new Properties();
    config.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    config.put("transactional.id", "rye-ledger-" + System.getenv("POD_NAME"));
    Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    Runtime.getRuntime().addShutdownHook(new Thread(() -> producer.close(Duration.ofSeconds(5))));
    producer.initTransactions();
    try {
      producer.beginTransaction();
      for (String sack : sacks) {
        producer.send(new ProducerRecord<>("rye", sack, "MILLED"));
      }
      producer.commitTransaction();
    } catch (KafkaException e) {
      System.exit(1);
    }
  }
}
