package com.loomworks.weave;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PatternRelease {

  public static void main(String[] patterns) {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", "loom-kafka:9092");
    config.put("transactional.id", "pattern-release-" + System.getenv("HOSTNAME"));

    var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    Transactions.inTransaction(
        producer,
        p -> {
          for (String pattern : patterns) {
            p.send(new ProducerRecord<>("patterns.released", pattern, "RELEASED"));
          }
        });
    producer.close();
  }
}
