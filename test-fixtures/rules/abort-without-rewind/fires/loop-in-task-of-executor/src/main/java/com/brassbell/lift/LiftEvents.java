package com.brassbell.lift;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class LiftEvents implements AutoCloseable {

  private final ExecutorService loop = Executors.newSingleThreadExecutor();
  private final AtomicBoolean open = new AtomicBoolean(true);
  private final Properties connection;

  public LiftEvents(Properties connection) {
    this.connection = connection;
  }

  public void open() {
    loop.submit(
        () -> {
          Properties consumerConfig = new Properties();
          consumerConfig.putAll(connection);
          consumerConfig.put(ConsumerConfig.GROUP_ID_CONFIG, "lift-events");
          consumerConfig.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
          consumerConfig.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
          Properties producerConfig = new Properties();
          producerConfig.putAll(connection);
          producerConfig.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("HOSTNAME") + "-lift-events");
          try (var consumer = new KafkaConsumer<String, String>(consumerConfig);
              var producer = new KafkaProducer<String, String>(producerConfig)) {
            producer.initTransactions();
            consumer.subscribe(List.of("lift-doors", "lift-calls"));
            while (open.get()) {
              relay(consumer, producer);
            }
          }
        });
  }

  private void relay(KafkaConsumer<String, String> consumer, KafkaProducer<String, String> producer) {
    ConsumerRecords<String, String> events = consumer.poll(Duration.ofMillis(100));
    if (events.isEmpty()) {
      return;
    }
    try {
      producer.beginTransaction();
      events.forEach(event -> producer.send(new ProducerRecord<>("lift-log", event.key(), event.value())));
      producer.sendOffsetsToTransaction(events.nextOffsets(), consumer.groupMetadata());
      producer.commitTransaction();
    } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
      open.set(false);
    } catch (KafkaException e) {
      producer.abortTransaction(); // expect: abort-without-rewind
    }
  }

  @Override
  public void close() {
    open.set(false);
    loop.shutdown();
  }
}
