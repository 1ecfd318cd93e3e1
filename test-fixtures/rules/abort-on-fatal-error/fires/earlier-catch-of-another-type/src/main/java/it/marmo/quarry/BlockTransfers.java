package it.marmo.quarry;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.StringSerializer;

public class BlockTransfers {

  private static final System.Logger LOG = System.getLogger(BlockTransfers.class.getName());

  private final Producer<String, String> producer;

  public BlockTransfers(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  /** Returns whether the transfer is booked. */
  public boolean transfer(String block, String from, String to) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("yard-out", from, block));
      producer.send(new ProducerRecord<>("yard-in", to, block));
      producer.commitTransaction();
      return true;
    } catch (SerializationException e) {
      LOG.log(System.Logger.Level.WARNING, "Block {0} cannot be written", block);
      producer.abortTransaction();
      return false;
    } catch (KafkaException e) {
      LOG.log(System.Logger.Level.WARNING, "Transfer failed", e);
      producer.abortTransaction(); // expect: abort-on-fatal-error
      return false;
    }
  }

  public void shutdown() {
    producer.close();
  }
}
