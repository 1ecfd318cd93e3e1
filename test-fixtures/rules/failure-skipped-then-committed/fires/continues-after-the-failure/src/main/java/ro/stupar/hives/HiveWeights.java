package ro.stupar.hives;

import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class HiveWeights implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(HiveWeights.class);

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;
  private final DataSource database;

  HiveWeights(
      Consumer<String, String> consumer, Producer<String, String> producer, DataSource database) {
    this.consumer = consumer;
    this.producer = producer;
    this.database = database;
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("hive-weights"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      for (ConsumerRecord<String, String> record : records) {
        try {
          producer.send(new ProducerRecord<>("hive-trends", record.key(), record.value())).get();
        } catch (Exception e) { // expect: failure-skipped-then-committed
          LOG.warn("Weight of {} skipped", record.key());
          continue;
        }
        LOG.debug("Weight of {} done", record.key());
      }
      consumer.commitSync();
    }
  }
}
