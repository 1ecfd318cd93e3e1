package ie.bogland.peat;

import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** A transaction, and where its producer goes back to. */
public final class PeatWork {

  private final KafkaProducer<String, String> producer;
  private final BlockingQueue<KafkaProducer<String, String>> idle;

  PeatWork(
      KafkaProducer<String, String> producer, BlockingQueue<KafkaProducer<String, String>> idle) {
    this.producer = producer;
    this.idle = idle;
  }

  public void cut(String bog, String sods) {
    producer.send(new ProducerRecord<>("cuttings", bog, sods));
    producer.send(new ProducerRecord<>("stacks", sods, bog));
  }

  public void commit() throws InterruptedException {
    producer.commitTransaction();
    idle.put(producer);
  }

  public void undo() throws InterruptedException {
    producer.abortTransaction();
    idle.put(producer);
  }
}
