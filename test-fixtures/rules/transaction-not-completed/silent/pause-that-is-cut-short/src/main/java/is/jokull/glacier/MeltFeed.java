package is.jokull.glacier;

import java.util.Iterator;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Sends readings in transactions of at most a hundred, not faster than it may. */
final class MeltFeed {

  private static final int MOST = 100;

  private final Properties config = new Properties();
  private final Pace pace;

  MeltFeed(Pace pace) {
    this.pace = pace;
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "melt-" + System.getenv("HOSTNAME"));
  }

  int feed(Iterator<String> readings) {
    int sent = 0;
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      int open = 0;
      while (readings.hasNext()) {
        if (open == 0) {
          producer.beginTransaction();
        }
        producer.send(new ProducerRecord<>("melt-readings", readings.next()));
        sent++;
        open++;
        if (open == MOST) {
          producer.commitTransaction();
          open = 0;
        }
        pace.keep();
      }
      if (open != 0) {
        producer.commitTransaction();
      }
    }
    return sent;
  }
}
