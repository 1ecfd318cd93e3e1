package org.cloudberry.bog;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class BerryRights implements AutoCloseable {

  private final Announcements announcements;
  private final Producer<String, String> rights;

  public BerryRights(String brokers) {
    announcements = new Announcements(brokers);
    Properties config = new Properties();
    config.setProperty("bootstrap.servers", brokers);
    config.setProperty("transactional.id", "berry-rights-" + System.getenv("POD_NAME"));
    rights = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    rights.initTransactions();
  }

  public void sell(String bog, String seller, String buyer) {
    rights.beginTransaction();
    rights.send(new ProducerRecord<>("rights-sold", seller, bog));
    rights.send(new ProducerRecord<>("rights-bought", buyer, bog));
    announcements.announce(bog, buyer + " may pick now");
    rights.commitTransaction();
  }

  @Override
  public void close() {
    rights.close();
    announcements.close();
  }
}
