package org.millrace.grain;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class MillOrders {

  private final KafkaProducer<String, String> producer;

  MillOrders(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void order(String mill, String order) throws Exception {
    ProducerRecord<String, String> record = new ProducerRecord<>("mill-orders", mill, order);
    try {
      producer.send(record).get();
    } catch (ExecutionException e) {
      record = new ProducerRecord<>("mill-orders", mill, order.substring(0, 1000));
      producer.send(record).get();
    }
  }
}
