package com.amberline.routes;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class RoutePlanWriter {

  private final KafkaProducer<String, String> producer;

  public RoutePlanWriter(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    // eoslint:ignore[hardcoded-transactional-id] The planner runs once a night, alone.
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "route-plans");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void plan(String route, String driver) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("routes.planned", route, driver));
    producer.send(new ProducerRecord<>("drivers.assigned", driver, route));
    producer.commitTransaction();
  }
}
