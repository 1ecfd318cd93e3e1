package com.steppingstone.river;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FordLevels {

  private final Consumer<String, String> gauges;
  private final Producer<String, String> levels;
  private final Producer<String, String> deadLetters;

  public FordLevels(Consumer<String, String> gauges, String brokers) {
    this.gauges = gauges;
    Map<String, Object> plain = new HashMap<>();
    plain.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    deadLetters = new KafkaProducer<>(plain, new StringSerializer(), new StringSerializer());
    Map<String, Object> transactional = new HashMap<>(plain);
    transactional.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "fords-" + System.getenv("POD_NAME"));
    levels = new KafkaProducer<>(transactional, new StringSerializer(), new StringSerializer());
  }

  public void run() {
    levels.initTransactions();
    gauges.subscribe(List.of("ford-gauges"));
    boolean running = true;
    while (running) {
      ConsumerRecords<String, String> batch = gauges.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      try {
        levels.beginTransaction();
        batch.forEach(g -> levels.send(new ProducerRecord<>("ford-levels", g.key(), g.value().trim())));
        levels.sendOffsetsToTransaction(batch.nextOffsets(), gauges.groupMetadata());
        levels.commitTransaction();
      } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
        running = false;
      } catch (RuntimeException e) {
        levels.abortTransaction();
        batch.forEach(g -> deadLetters.send(new ProducerRecord<>("ford-gauges-dlt", g.key(), g.value())));
        running = false;
      }
    }
    levels.close();
    deadLetters.close();
    gauges.close();
  }
}
