package com.acme.beacon;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BeaconLights {

  private static Producer<String, String> producer;

  public static void main(String[] args) throws InterruptedException {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", args[0]);
    config.put("transactional.id", "beacon-lights-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer()); // expect: open-transaction-abandoned
    producer.initTransactions();
    int turn = 0;
    while (true) {
      light(turn++);
      Thread.sleep(200);
    }
  }

  private static void light(int turn) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("beacons", "north", "turn " + turn));
    producer.send(new ProducerRecord<>("beacons", "south", "turn " + turn));
    producer.commitTransaction();
  }
}
