package net.windmere.sails;

import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class SailTelemetry {

  private static final Logger log = LoggerFactory.getLogger(SailTelemetry.class);

  private final BlockingQueue<Map<String, String>> frames = new ArrayBlockingQueue<>(1_000);
  private final Map<String, Object> config;

  public SailTelemetry(Map<String, Object> config) {
    this.config = config;
  }

  public void start() {
    Thread writer = new Thread(this::write, "sail-telemetry");
    writer.start();
  }

  private void write() {
    try (Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      while (true) {
        Map<String, String> frame = frames.take();
        try {
          producer.beginTransaction();
          frame.forEach((sail, angle) -> producer.send(new ProducerRecord<>("sails", sail, angle)));
          producer.commitTransaction();
        } catch (KafkaException e) {
          log.error("Frame is lost", e);
          try {
            producer.abortTransaction(); // expect: abort-on-fatal-error
          } catch (KafkaException again) {
            log.error("Abort failed as well", again);
          }
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
