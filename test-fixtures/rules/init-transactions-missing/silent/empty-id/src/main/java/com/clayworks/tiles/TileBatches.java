package com.clayworks.tiles;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Another rule reports the id; the producer is never created. */
public final class TileBatches {

  private static final String TXN_ID = "";

  public static void main(String[] args) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, TXN_ID); // expect: blank-transactional-id
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("tiles", args[1], "FIRED"));
      producer.send(new ProducerRecord<>("batches", args[1], args[2]));
      producer.commitTransaction();
    }
  }
}
