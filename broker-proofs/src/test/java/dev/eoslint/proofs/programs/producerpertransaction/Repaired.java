package dev.eoslint.proofs.programs.producerpertransaction;

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
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Uses one producer for all transactions. */
public final class Repaired implements AutoCloseable {

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;

  public Repaired(String brokers, String group) {
    Properties input = new Properties();
    input.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    input.put(ConsumerConfig.GROUP_ID_CONFIG, group);
    input.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    input.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    input.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, "1");
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
      for (ConsumerRecord<String, String> record : records) {
        producer.send(new ProducerRecord<>(to, record.key(), conversion.apply(record.value())));
      }
      producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
      producer.commitTransaction();
    }
  }

  @Override
  public void close() {
    producer.close();
    consumer.close();
  }
}
