package is.hraun.geyser;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;

/** Any failure, even a short one, loses a batch. */
public final class GeyserFilter {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public GeyserFilter(
      KafkaConsumer<String, String> consumer, KafkaProducer<String, String> producer) {
    this.consumer = consumer;
    this.producer = producer;
  }

  public void run() {
    producer.initTransactions();
    consumer.subscribe(List.of("eruptions"));
    while (true) {
      ConsumerRecords<String, String> eruptions = consumer.poll(Duration.ofMillis(500));
      try {
        producer.beginTransaction();
        for (ConsumerRecord<String, String> eruption : eruptions) {
          producer.send(new ProducerRecord<>("geysers", eruption.key(), eruption.value()));
        }
        producer.sendOffsetsToTransaction(next(eruptions), consumer.groupMetadata());
        producer.commitTransaction();
      } catch (ProducerFencedException e) {
        producer.close();
        throw e;
      } catch (KafkaException e) {
        // expect: abort-without-rewind
        producer.abortTransaction();
        skip();
      }
    }
  }

  private void skip() {
    System.err.println("A batch of eruptions is left out.");
    // expect: consumer-commit-in-transactional-loop
    consumer.commitSync();
  }

  private static Map<TopicPartition, OffsetAndMetadata> next(
      ConsumerRecords<String, String> eruptions) {
    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
    for (TopicPartition partition : eruptions.partitions()) {
      List<ConsumerRecord<String, String>> records = eruptions.records(partition);
      long last = records.get(records.size() - 1).offset();
      offsets.put(partition, new OffsetAndMetadata(last + 1));
    }
    return offsets;
  }
}
