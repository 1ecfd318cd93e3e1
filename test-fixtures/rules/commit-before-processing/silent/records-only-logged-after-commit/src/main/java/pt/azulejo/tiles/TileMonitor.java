package pt.azulejo.tiles;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class TileMonitor implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(TileMonitor.class);

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;

  TileMonitor(Consumer<String, String> consumer, Producer<String, String> producer) {
    this.consumer = consumer;
    this.producer = producer;
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("tile-orders"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      records.forEach(
          order -> producer.send(new ProducerRecord<>("tile-plans", order.key(), order.value())));
      producer.flush();
      consumer.commitSync();
      for (ConsumerRecord<String, String> order : records) {
        LOG.info("Planned {}: {}", order.key(), order.value());
      }
    }
  }
}
