package com.moorcock.game;

import java.util.Map;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class LevelUpWriter {

  private static final Logger log = LoggerFactory.getLogger(LevelUpWriter.class);

  private final Producer<String, Integer> producer;

  public LevelUpWriter(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
    producer.initTransactions();
  }

  public void writeAll(BlockingQueue<Map<String, Integer>> levels) throws InterruptedException {
    for (; ; ) {
      Map<String, Integer> batch = levels.take();
      try {
        producer.beginTransaction();
        batch.forEach((player, level) -> producer.send(new ProducerRecord<>("levels", player, level)));
        producer.commitTransaction();
      } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
        shutdown(e);
      } catch (KafkaException e) {
        producer.abortTransaction();
        levels.put(batch);
      }
    }
  }

  private void shutdown(Exception reason) {
    log.error("Shutting down", reason);
    producer.close();
    System.exit(3);
  }
}
