package dev.eoslint.proofs.programs.externaleffectintransaction;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes commands in the transaction; what reads them calls the gateway. */
public final class Repaired implements AutoCloseable {

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;

  public Repaired(String brokers, String group) {
    Properties input = new Properties();
    input.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    input.put(ConsumerConfig.GROUP_ID_CONFIG, group);
    input.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    input.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    input.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    consumer = new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());

    Properties output = new Properties();
    output.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    output.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, group + "-" + System.getenv("HOSTNAME"));
    producer = new KafkaProducer<>(output, new StringSerializer(), new StringSerializer());
  }

  public void relay(
      String from, String to, UnaryOperator<String> conversion, BooleanSupplier running) {
    producer.initTransactions();
    consumer.subscribe(List.of(from));
    while (running.getAsBoolean()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(100));
      if (records.isEmpty()) {
        continue;
      }
      producer.beginTransaction();
      try {
        for (ConsumerRecord<String, String> record : records) {
          String order = conversion.apply(record.value());
          producer.send(new ProducerRecord<>(to, record.key(), order));
        }
      } catch (IllegalArgumentException e) {
        producer.abortTransaction();
        rewind(records);
        continue;
      }
      producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
      producer.commitTransaction();
    }
  }

  private void rewind(ConsumerRecords<String, String> records) {
    for (TopicPartition partition : records.partitions()) {
      if (consumer.assignment().contains(partition)) {
        consumer.seek(partition, records.records(partition).get(0).offset());
      }
    }
  }

  /** Reads the commands and calls the gateway, with a key that is the same at each attempt. */
  public static void charge(
      String brokers, String group, String commands, URI gateway, BooleanSupplier running)
      throws IOException, InterruptedException {
    Properties input = new Properties();
    input.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    input.put(ConsumerConfig.GROUP_ID_CONFIG, group + "-charges");
    input.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    input.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    input.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    HttpClient http = HttpClient.newHttpClient();
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(List.of(commands));
      while (running.getAsBoolean()) {
        for (ConsumerRecord<String, String> command : consumer.poll(Duration.ofMillis(100))) {
          HttpRequest request =
              HttpRequest.newBuilder(gateway)
                  .header("Idempotency-Key", command.key())
                  .POST(HttpRequest.BodyPublishers.ofString(command.value()))
                  .build();
          http.send(request, HttpResponse.BodyHandlers.discarding());
        }
        consumer.commitSync();
      }
    }
  }

  @Override
  public void close() {
    producer.close();
    consumer.close();
  }
}
