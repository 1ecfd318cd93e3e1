package com.mossgrove.parcel;

import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

final class RouteUpdates {

  private final ExecutorService workers = Executors.newFixedThreadPool(4);
  private final KafkaProducer<String, String> producer;

  RouteUpdates(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  RecordMetadata update(String route, String stops) throws Exception {
    Future<Future<RecordMetadata>> task =
        workers.submit(() -> producer.send(new ProducerRecord<>("routes", route, stops)));
    return task.get().get();
  }
}
