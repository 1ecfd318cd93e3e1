package com.deepmine.ore;

import java.time.Instant;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class OreShipments {

  private static final Logger LOG = LoggerFactory.getLogger(OreShipments.class);

  private final KafkaProducer<String, Long> producer;

  public OreShipments(String brokers, String shaft) {
    Properties config = new Properties();
    config.setProperty("bootstrap.servers", brokers);
    config.setProperty("client.id", "ore-" + Instant.now().getEpochSecond());
    config.setProperty("transactional.id", "ore-" + shaft);
    producer = new KafkaProducer<>(config, new StringSerializer(), new LongSerializer());
    producer.initTransactions();
  }

  public void ship(Map<String, Long> tonsByTrain) {
    long start = System.nanoTime();
    producer.beginTransaction();
    tonsByTrain.forEach((train, tons) -> producer.send(new ProducerRecord<>("ore", train, tons)));
    producer.commitTransaction();
    LOG.info("{} trains in {} ms", tonsByTrain.size(), (System.nanoTime() - start) / 1_000_000);
  }
}
