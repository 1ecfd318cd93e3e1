package com.fenland.drainage;

import com.fenland.drainage.kafka.Rollback;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class PumpOrders {

  private final Producer<String, Integer> pumps;

  public PumpOrders(Properties config) {
    pumps = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
    pumps.initTransactions();
  }

  public void order(Map<String, Integer> speeds) {
    try {
      pumps.beginTransaction();
      speeds.forEach((pump, rpm) -> pumps.send(new ProducerRecord<>("pump-speeds", pump, rpm)));
      pumps.commitTransaction();
    } catch (RuntimeException e) {
      Rollback.of(pumps, e);
    }
  }

  public void stop() {
    pumps.close();
  }
}
