package dev.eoslint.proofs.programs.autocommitwithasyncprocessing;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Waits for the work on all records before it commits. */
public final class Repaired implements AutoCloseable {

  private final KafkaConsumer<String, String> consumer;
  private final ExecutorService pool = Executors.newSingleThreadExecutor();

  public Repaired(String brokers, String group) {
    Properties config = new Properties();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, group);
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    config.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  public void work(String from, Consumer<String> work, BooleanSupplier running) {
    consumer.subscribe(List.of(from));
    while (running.getAsBoolean()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(100));
      List<Future<?>> tasks = new ArrayList<>();
      for (ConsumerRecord<String, String> record : records) {
        tasks.add(pool.submit(() -> work.accept(record.value())));
      }
      await(tasks);
      consumer.commitSync();
    }
  }

  private static void await(List<Future<?>> tasks) {
    try {
      for (Future<?> task : tasks) {
        task.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while waiting.", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("Not all records are processed.", e.getCause());
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
    consumer.close();
  }
}
