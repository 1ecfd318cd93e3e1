package ke.savanna.rangers.kafka;

import java.util.Collection;
import java.util.function.Function;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Sends a collection in one transaction. The owner of the producer initialises and closes it. */
public final class BatchSender {

  private final Producer<String, String> producer;

  public BatchSender(Producer<String, String> producer) {
    this.producer = producer;
  }

  public <T> void sendAll(String topic, Collection<T> items, Function<T, String> key) {
    producer.beginTransaction();
    for (T item : items) {
      producer.send(new ProducerRecord<>(topic, key.apply(item), item.toString()));
    }
    producer.commitTransaction();
  }
}
