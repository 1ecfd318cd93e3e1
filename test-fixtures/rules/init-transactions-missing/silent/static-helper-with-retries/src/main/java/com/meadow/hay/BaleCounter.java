package com.meadow.hay;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BaleCounter {

  public static void main(String[] args) {
    Properties config = new Properties();
    config.put("bootstrap.servers", args[0]);
    config.put("transactional.id", "bale-counter-" + System.getenv("HOSTNAME"));
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer())) {
      Initialization.await(producer, 5);
      producer.beginTransaction();
      for (int field = 1; field < args.length; field++) {
        producer.send(new ProducerRecord<>("bales", "field-" + field, Integer.valueOf(args[field])));
      }
      producer.commitTransaction();
    }
  }
}
