package com.harrowgate.parcels;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Moves parcels from a queue to Kafka until it is stopped. */
final class ParcelPump implements Runnable {

  private static final Logger log = LoggerFactory.getLogger(ParcelPump.class);

  private final BlockingQueue<String> parcels;
  private final Producer<String, String> producer;
  private volatile boolean running = true;

  ParcelPump(BlockingQueue<String> parcels, String brokers) {
    this.parcels = parcels;
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "parcels-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @Override
  public void run() {
    while (running) {
      String parcel = parcels.poll();
      if (parcel == null) {
        continue;
      }
      try {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("parcels", parcel, "TAKEN"));
        producer.send(new ProducerRecord<>("rooms", parcel, "FREE"));
        producer.commitTransaction();
      } catch (ProducerFencedException e) {
        log.error("Another pump is at work", e);
        break;
      } catch (KafkaException e) {
        log.warn("{} is not moved", parcel, e);
        try {
          producer.abortTransaction(); // expect: fencing-handler-incomplete
        } catch (KafkaException ignored) {
          log.warn("Could not abort", ignored);
        }
      }
    }
    producer.close();
  }

  void stop() {
    running = false;
  }
}
