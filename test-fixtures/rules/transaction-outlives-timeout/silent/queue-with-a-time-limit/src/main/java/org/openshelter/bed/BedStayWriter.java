package org.openshelter.bed;

import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Takes what is there, and no more. */
public final class BedStayWriter {

  private final BlockingQueue<String> stays = new LinkedBlockingQueue<>();
  private final KafkaProducer<String, String> producer;

  public BedStayWriter(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void offer(String stay) {
    stays.add(stay);
  }

  public void write() throws InterruptedException {
    producer.beginTransaction();
    String stay = stays.poll(200, TimeUnit.MILLISECONDS);
    while (stay != null) {
      producer.send(new ProducerRecord<>("bed-stays", stay));
      stay = stays.poll(200, TimeUnit.MILLISECONDS);
    }
    producer.commitTransaction();
  }
}
