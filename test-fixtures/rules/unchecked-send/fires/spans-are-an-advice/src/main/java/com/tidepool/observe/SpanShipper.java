package com.tidepool.observe;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class SpanShipper {

  private final KafkaProducer<String, byte[]> producer;

  SpanShipper(String servers) {
    Properties config = new Properties();
    config.put("bootstrap.servers", servers);
    config.put("client.id", "span-shipper");
    producer = new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer());
  }

  void ship(String trace, byte[] span) {
    producer.send(new ProducerRecord<>("spans", trace, span)); // expect: unchecked-send
  }
}
