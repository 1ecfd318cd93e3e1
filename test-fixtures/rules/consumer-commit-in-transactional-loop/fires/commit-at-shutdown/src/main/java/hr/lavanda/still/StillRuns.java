package hr.lavanda.still;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Books the runs of the stills. */
final class StillRuns implements Runnable {

  private volatile boolean open = true;

  void stop() {
    open = false;
  }

  @Override
  public void run() {
    KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(input(), new StringDeserializer(), new StringDeserializer());
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(output(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    consumer.subscribe(List.of("still-readings"));
    try {
      while (open) {
        ConsumerRecords<String, String> readings = consumer.poll(Duration.ofSeconds(1));
        if (readings.isEmpty()) {
          continue;
        }
        try {
          producer.beginTransaction();
          readings.forEach(
              each -> producer.send(new ProducerRecord<>("still-runs", each.key(), each.value())));
          producer.sendOffsetsToTransaction(readings.nextOffsets(), consumer.groupMetadata());
          producer.commitTransaction();
        } catch (ProducerFencedException e) {
          throw e;
        } catch (KafkaException e) {
          producer.abortTransaction();
          throw e;
        }
      }
    } finally {
      consumer.commitSync(); // expect: consumer-commit-in-transactional-loop
      consumer.close();
      producer.close();
    }
  }

  private static Properties input() {
    Properties input = new Properties();
    input.put("bootstrap.servers", System.getenv("KAFKA"));
    input.put("group.id", "still-runs");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    return input;
  }

  private static Properties output() {
    Properties output = new Properties();
    output.put("bootstrap.servers", System.getenv("KAFKA"));
    output.put("transactional.id", "still-runs-" + System.getenv("POD_NAME"));
    return output;
  }
}
