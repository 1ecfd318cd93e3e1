package gr.thalassa.sponge;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.LoggerFactory;

abstract class AtomicWriter implements AutoCloseable {

  protected final Producer<String, String> producer;

  AtomicWriter(Properties config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  protected void rollback(Exception cause) {
    LoggerFactory.getLogger(getClass()).warn("Rolling back", cause);
    producer.abortTransaction(); // expect: commit-timeout-then-abort
  }

  @Override
  public void close() {
    producer.close();
  }
}
