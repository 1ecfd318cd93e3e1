package de.zeitlohn.timesheet;

import java.util.Properties;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;

public final class TimesheetProducers {

  private final AtomicInteger sequence = new AtomicInteger();
  private final String podName = System.getenv("POD_NAME");
  private final Properties common;
  private final ThreadLocal<Producer<String, String>> ofThread =
      ThreadLocal.withInitial(() -> open(sequence.getAndIncrement()));

  public TimesheetProducers(Properties common) {
    this.common = common;
  }

  public Producer<String, String> current() {
    return ofThread.get();
  }

  private Producer<String, String> open(int number) {
    Properties config = new Properties();
    config.putAll(common);
    config.setProperty(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, String.format("%s-%d", podName, number));
    Producer<String, String> producer = new KafkaProducer<>(config);
    producer.initTransactions();
    return producer;
  }
}
