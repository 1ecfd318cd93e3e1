package org.seedvault.lots;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Waits until every lot is acknowledged. */
public final class SeedLotBatch {

  private final KafkaProducer<String, String> producer;

  public SeedLotBatch(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(List<String> lots) throws InterruptedException {
    CountDownLatch acknowledged = new CountDownLatch(lots.size());
    producer.beginTransaction();
    for (String lot : lots) {
      producer.send(
          new ProducerRecord<>("seed-lots", lot), (metadata, failure) -> acknowledged.countDown());
    }
    acknowledged.await();
    producer.commitTransaction();
  }
}
