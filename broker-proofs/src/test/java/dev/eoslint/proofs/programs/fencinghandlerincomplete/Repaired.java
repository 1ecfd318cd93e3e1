package dev.eoslint.proofs.programs.fencinghandlerincomplete;

import java.util.List;
import java.util.Properties;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Closes a producer that cannot abort, whatever the reason. */
public final class Repaired implements AutoCloseable {

  private final Producer<String, String> producer;

  public Repaired(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "orders-" + instance);
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, "2000");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void place(String topic, List<String> orders, Consumer<String> check) {
    for (String order : orders) {
      try {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>(topic, order, order));
        check.accept(order);
        producer.commitTransaction();
      } catch (ProducerFencedException e) {
        producer.close();
        throw e;
      } catch (KafkaException e) {
        try {
          producer.abortTransaction();
        } catch (KafkaException failed) {
          producer.close();
          throw failed;
        }
      }
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
