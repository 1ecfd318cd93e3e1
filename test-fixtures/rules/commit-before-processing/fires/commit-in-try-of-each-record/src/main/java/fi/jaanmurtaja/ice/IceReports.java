package fi.jaanmurtaja.ice;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class IceReports implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(IceReports.class);

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;

  IceReports(Consumer<String, String> consumer, Producer<String, String> producer) {
    this.consumer = consumer;
    this.producer = producer;
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("ice-reports"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      for (ConsumerRecord<String, String> report : records) {
        try {
          producer.send(new ProducerRecord<>("ice-charts", report.key(), report.value()));
          consumer.commitSync(); // expect: commit-before-processing
        } catch (KafkaException e) {
          LOG.error("Report at {} is not on the chart", report.offset(), e);
          throw e;
        }
      }
    }
  }
}
