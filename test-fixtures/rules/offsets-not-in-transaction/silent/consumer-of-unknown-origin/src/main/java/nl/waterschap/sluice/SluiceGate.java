package nl.waterschap.sluice;

import com.waterkit.kafka.Clients;
import java.time.Duration;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** The library places the consumer; nothing here tells whether it belongs to a group. */
public final class SluiceGate {

  public static void main(String[] args) {
    try (Consumer<String, Double> levels = Clients.positioned("water-levels");
        Producer<String, Double> gates = Clients.transactional("sluice")) {
      gates.initTransactions();
      while (true) {
        ConsumerRecords<String, Double> batch = levels.poll(Duration.ofSeconds(1));
        gates.beginTransaction();
        batch.forEach(l -> gates.send(new ProducerRecord<>("gates", l.key(), l.value() > 2.1 ? 1.0 : 0.0)));
        gates.commitTransaction();
      }
    }
  }
}
