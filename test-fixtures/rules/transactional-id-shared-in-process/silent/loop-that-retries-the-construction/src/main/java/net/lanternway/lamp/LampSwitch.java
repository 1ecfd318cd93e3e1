package net.lanternway.lamp;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class LampSwitch {

  private final Producer<String, String> producer;

  public LampSwitch(Properties connection) throws InterruptedException {
    producer = LampProducer.connect(connection);
    producer.initTransactions();
  }

  public void switchStreet(String street, List<String> lamps, boolean on) {
    producer.beginTransaction();
    for (String lamp : lamps) {
      producer.send(new ProducerRecord<>("lamps." + street, lamp, on ? "ON" : "OFF"));
    }
    producer.commitTransaction();
  }
}
