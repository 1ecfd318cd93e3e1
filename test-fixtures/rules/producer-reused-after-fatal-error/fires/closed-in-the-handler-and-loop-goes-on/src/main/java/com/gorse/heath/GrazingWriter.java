package com.gorse.heath;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class GrazingWriter {

  private GrazingWriter() {}

  static void write(BlockingQueue<List<String>> counts) throws InterruptedException {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", "kafka:9092");
    settings.put("transactional.id", "grazing-" + System.getenv("POD_NAME"));
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    while (!Thread.currentThread().isInterrupted()) {
      List<String> batch = counts.take();
      try {
        producer.beginTransaction(); // expect: producer-reused-after-fatal-error
        batch.forEach(count -> producer.send(new ProducerRecord<>("grazing", count)));
        producer.commitTransaction();
      } catch (ProducerFencedException e) {
        producer.close();
      } catch (KafkaException e) {
        producer.abortTransaction();
        counts.put(batch);
      }
    }
    producer.close();
  }
}
