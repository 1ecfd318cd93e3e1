package org.quarrystone.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public class OrderFeed {

  private final KafkaProducer<String, String> producer;

  public OrderFeed(String servers) {
    Properties config = new Properties();
    config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void publish(List<String> orders) throws ExecutionException, InterruptedException {
    List<Future<RecordMetadata>> pending = new ArrayList<>();
    for (String order : orders) {
      pending.add(producer.send(new ProducerRecord<>("orders-out", order)));
    }
    for (Future<RecordMetadata> each : pending) {
      each.get();
    }
  }
}
