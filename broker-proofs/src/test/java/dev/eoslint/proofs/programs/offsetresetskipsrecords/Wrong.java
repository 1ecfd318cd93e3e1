package dev.eoslint.proofs.programs.offsetresetskipsrecords;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Begins with the records to come where the group has no offset. */
public final class Wrong implements AutoCloseable {

  private final KafkaConsumer<String, String> consumer;

  public Wrong(String brokers, String group) {
    Properties config = new Properties();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, group);
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    config.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "latest");
    consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  public void work(String from, Consumer<String> work, BooleanSupplier running) {
    consumer.subscribe(List.of(from));
    while (running.getAsBoolean()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(100));
      for (ConsumerRecord<String, String> record : records) {
        work.accept(record.value());
      }
      consumer.commitSync();
    }
  }

  @Override
  public void close() {
    consumer.close();
  }
}
