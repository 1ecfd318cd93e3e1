package hk.peak.ledger;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.LongDeserializer;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Books the movements of one partition. The transactional id belongs to the partition, not to the process. */
final class LedgerPartitionWorker implements AutoCloseable {

  private static final Map<String, Object> CLUSTER = Map.of("bootstrap.servers", "ledger-kafka:9092");

  private final TopicPartition movements;
  private final Consumer<String, Long> consumer;
  private final Producer<String, Long> producer;
  private final Map<String, Long> balances = new HashMap<>();

  LedgerPartitionWorker(int partition) {
    movements = new TopicPartition("account-movements", partition);

    Map<String, Object> reader = new HashMap<>(CLUSTER); // expect: pipeline-reads-uncommitted
    reader.put(ConsumerConfig.GROUP_ID_CONFIG, "ledger");
    reader.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    reader.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "none");
    consumer = new KafkaConsumer<>(reader, new StringDeserializer(), new LongDeserializer());

    Map<String, Object> writer = new HashMap<>(CLUSTER);
    writer.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "ledger-" + partition);
    producer = new KafkaProducer<>(writer, new StringSerializer(), new LongSerializer());
  }

  void work() {
    producer.initTransactions();
    consumer.assign(List.of(movements));
    while (!Thread.currentThread().isInterrupted()) {
      List<ConsumerRecord<String, Long>> batch = consumer.poll(Duration.ofMillis(100)).records(movements);
      if (!batch.isEmpty()) {
        book(batch);
      }
    }
  }

  private void book(List<ConsumerRecord<String, Long>> batch) {
    producer.beginTransaction();
    for (ConsumerRecord<String, Long> movement : batch) {
      long balance = balances.merge(movement.key(), movement.value(), Long::sum);
      producer.send(new ProducerRecord<>("account-balances", movements.partition(), movement.key(), balance));
    }
    producer.sendOffsetsToTransaction(
        Map.of(movements, new OffsetAndMetadata(consumer.position(movements))), consumer.groupMetadata());
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
    consumer.close();
  }
}
