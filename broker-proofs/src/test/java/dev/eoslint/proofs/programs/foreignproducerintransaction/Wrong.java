package dev.eoslint.proofs.programs.foreignproducerintransaction;

import java.util.List;
import java.util.Properties;
import java.util.function.UnaryOperator;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Sends notices with a producer that takes no part in the transaction. */
public final class Wrong implements AutoCloseable {

  private final Producer<String, String> orders;
  private final Producer<String, String> mail;

  public Wrong(String brokers, String instance) {
    Properties transactional = new Properties();
    transactional.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    transactional.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "orders-" + instance);
    orders = new KafkaProducer<>(transactional, new StringSerializer(), new StringSerializer());
    orders.initTransactions();

    Properties plain = new Properties();
    plain.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    mail = new KafkaProducer<>(plain, new StringSerializer(), new StringSerializer());
  }

  public void write(String items, String notices, List<String> order, UnaryOperator<String> check) {
    orders.beginTransaction();
    try {
      for (String item : order) {
        mail.send(
            new ProducerRecord<>(notices, item, "ordered " + item),
            (metadata, exception) -> {
              if (exception != null) {
                System.err.println("Not told: " + exception);
              }
            });
        orders.send(new ProducerRecord<>(items, item, check.apply(item)));
      }
    } catch (IllegalArgumentException e) {
      orders.abortTransaction();
      throw e;
    }
    orders.commitTransaction();
  }

  @Override
  public void close() {
    orders.close();
    mail.close();
  }
}
