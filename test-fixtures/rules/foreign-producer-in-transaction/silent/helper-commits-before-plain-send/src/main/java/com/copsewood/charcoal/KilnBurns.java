package com.copsewood.charcoal;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class KilnBurns {

  private final Producer<String, String> burns;
  private final Producer<String, String> customers;

  public KilnBurns(String brokers, String pod) {
    customers =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", brokers), new StringSerializer(), new StringSerializer());
    burns =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", brokers, "transactional.id", "kilns-" + pod),
            new StringSerializer(),
            new StringSerializer());
    burns.initTransactions();
  }

  public void burn(String kiln, List<String> logs) {
    burns.beginTransaction();
    logs.forEach(log -> burns.send(new ProducerRecord<>("kiln-burns", kiln, log)));
    finish(kiln);
    customers.send(new ProducerRecord<>("charcoal-ready", kiln, "tomorrow")); // expect: unchecked-send
  }

  private void finish(String kiln) {
    burns.send(new ProducerRecord<>("kilns-lit", kiln, "lit"));
    burns.commitTransaction();
  }

  public void close() {
    burns.close();
    customers.close();
  }
}
