package com.tallowhill.candle;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public final class WickOrders {

  private final KafkaProducer<String, String> producer;

  public WickOrders(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, null);
    config.put(ProducerConfig.ACKS_CONFIG, "all");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public Future<RecordMetadata> order(String candle, String wick) {
    return producer.send(new ProducerRecord<>("wick-orders", candle, wick));
  }
}
