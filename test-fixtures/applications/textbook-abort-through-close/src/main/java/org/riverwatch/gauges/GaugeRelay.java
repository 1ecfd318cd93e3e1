package org.riverwatch.gauges;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Passes on levels above the alarm of their gauge.
 *
 * <p>It never aborts. Whatever goes wrong ends the turn, and closing its producer aborts what is
 * open. The next turn starts from what is committed, with new clients.
 */
public final class GaugeRelay {

  private static final Logger LOG = LoggerFactory.getLogger(GaugeRelay.class);
  private static final Duration PAUSE = Duration.ofSeconds(5);

  private volatile boolean running = true;

  public static void main(String[] arguments) throws InterruptedException {
    GaugeRelay relay = new GaugeRelay();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> relay.running = false));
    relay.run();
  }

  void run() throws InterruptedException {
    while (running) {
      try {
        takeTurn();
      } catch (ProducerFencedException | InvalidProducerEpochException replaced) {
        LOG.info("Another process relays now", replaced);
        return;
      } catch (KafkaException failure) {
        LOG.warn("This turn failed, the next one starts soon", failure);
        Thread.sleep(PAUSE.toMillis());
      }
    }
  }

  private void takeTurn() {
    try (KafkaConsumer<String, String> levels = new KafkaConsumer<>(consumerSettings());
        KafkaProducer<String, String> alarms = new KafkaProducer<>(producerSettings())) {
      alarms.initTransactions();
      levels.subscribe(List.of("river-levels"));
      while (running) {
        ConsumerRecords<String, String> batch = levels.poll(Duration.ofMillis(500));
        if (!batch.isEmpty()) {
          alarms.beginTransaction();
          for (ConsumerRecord<String, String> level : batch) {
            if (isAlarming(level.value())) {
              alarms.send(new ProducerRecord<>("river-alarms", level.key(), level.value()));
            }
          }
          alarms.sendOffsetsToTransaction(batch.nextOffsets(), levels.groupMetadata());
          alarms.commitTransaction();
        }
      }
    }
  }

  private static boolean isAlarming(String level) {
    String[] parts = level.split("/");
    return parts.length == 2 && parts[0].compareTo(parts[1]) > 0;
  }

  private static Properties consumerSettings() {
    Properties settings = new Properties();
    try (InputStream file = GaugeRelay.class.getResourceAsStream("/consumer.properties")) {
      settings.load(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    settings.setProperty("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    return settings;
  }

  private static Map<String, Object> producerSettings() {
    return Map.of(
        ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"),
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, "gauge-relay-" + System.getenv("RELAY_NUMBER"),
        ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class,
        ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
  }
}
