package com.kestrel.patrol;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Closures {

  private final KafkaProducer<String, String> producer;

  public Closures(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void closed(String camp) throws InterruptedException {
    for (ProducerRecord<String, String> each : List.of(new ProducerRecord<>("closures", camp, "x"))) {
      try {
        producer.send(each).get();
      } catch (ExecutionException e) {
        System.err.println("Nobody learns that " + camp + " is closed: " + e.getCause());
      }
    }
  }
}
