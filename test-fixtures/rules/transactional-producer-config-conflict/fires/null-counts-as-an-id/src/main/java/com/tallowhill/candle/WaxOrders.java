package com.tallowhill.candle;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public final class WaxOrders {

  private final KafkaProducer<String, String> producer;

  public WaxOrders(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, null);
    config.put(ProducerConfig.ACKS_CONFIG, "1"); // expect: transactional-producer-config-conflict
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public Future<RecordMetadata> order(String candle, String wax) {
    return producer.send(new ProducerRecord<>("wax-orders", candle, wax));
  }
}
