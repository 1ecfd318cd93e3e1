package org.kantine.menu;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes the menu of a day, dish by dish; with exactly-once on, as one unit. */
public class MenuPublisher {

  private final boolean exactlyOnce;
  private final KafkaProducer<String, String> producer;

  public MenuPublisher(String brokers, boolean exactlyOnce) {
    this.exactlyOnce = exactlyOnce;
    Properties config = new Properties();
    config.put("bootstrap.servers", brokers);
    config.put("client.id", "menu-publisher");
    if (exactlyOnce) {
      config.put("transactional.id", "menu-publisher-instance-1"); // expect: hardcoded-transactional-id
    }
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    if (exactlyOnce) {
      producer.initTransactions();
    }
  }

  public void publish(String day, Iterable<String> dishes) {
    if (exactlyOnce) {
      producer.beginTransaction();
    }
    for (String dish : dishes) {
      producer.send(new ProducerRecord<>("canteen.menu", day, dish));
    }
    if (exactlyOnce) {
      producer.commitTransaction();
    } else {
      producer.flush();
    }
  }
}
