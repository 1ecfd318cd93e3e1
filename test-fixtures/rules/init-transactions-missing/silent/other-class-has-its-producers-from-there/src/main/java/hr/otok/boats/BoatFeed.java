package hr.otok.boats;

import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

/** Writes boats with producers that another class has made ready. */
public final class BoatFeed {

  private final BlockingQueue<KafkaProducer<String, String>> idle;

  public BoatFeed(int size) {
    idle = new ArrayBlockingQueue<>(size);
    for (int number = 0; number < size; number++) {
      idle.add(Producers.connect(number));
    }
    Readiness.of(idle);
  }

  public void write(String key, List<String> values) throws InterruptedException {
    KafkaProducer<String, String> producer = idle.take();
    try {
      producer.beginTransaction();
      for (String value : values) {
        producer.send(new ProducerRecord<>("boats", key, value));
        producer.send(new ProducerRecord<>("boats-latest", key, value));
      }
      producer.commitTransaction();
      idle.put(producer);
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }
}
