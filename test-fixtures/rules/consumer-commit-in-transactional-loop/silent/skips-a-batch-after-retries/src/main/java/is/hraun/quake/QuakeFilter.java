package is.hraun.quake;

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

/** A batch that fails five times is left out: the consumer commits behind it. */
public final class QuakeFilter {

  private static final int MOST_ATTEMPTS = 5;

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public QuakeFilter(
      KafkaConsumer<String, String> consumer, KafkaProducer<String, String> producer) {
    this.consumer = consumer;
    this.producer = producer;
  }

  public void run() {
    producer.initTransactions();
    consumer.subscribe(List.of("tremors"));
    int attempts = 0;
    while (true) {
      ConsumerRecords<String, String> tremors = consumer.poll(Duration.ofMillis(500));
      try {
        producer.beginTransaction();
        for (ConsumerRecord<String, String> tremor : tremors) {
          producer.send(new ProducerRecord<>("quakes", tremor.key(), tremor.value()));
        }
        producer.sendOffsetsToTransaction(next(tremors), consumer.groupMetadata());
        producer.commitTransaction();
        attempts = 0;
      } catch (ProducerFencedException e) {
        producer.close();
        throw e;
      } catch (KafkaException e) {
        producer.abortTransaction();
        attempts = againOrNot(attempts);
      }
    }
  }

  private int againOrNot(int attempts) {
    if (attempts >= MOST_ATTEMPTS) {
      System.err.println("A batch of tremors is left out.");
      consumer.commitSync();
      return 0;
    }
    Map<TopicPartition, OffsetAndMetadata> committed = consumer.committed(consumer.assignment());
    for (TopicPartition partition : consumer.assignment()) {
      OffsetAndMetadata offset = committed.get(partition);
      if (offset == null) {
        consumer.seekToBeginning(List.of(partition));
      } else {
        consumer.seek(partition, offset.offset());
      }
    }
    return attempts + 1;
  }

  private static Map<TopicPartition, OffsetAndMetadata> next(
      ConsumerRecords<String, String> tremors) {
    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
    for (TopicPartition partition : tremors.partitions()) {
      List<ConsumerRecord<String, String>> records = tremors.records(partition);
      long last = records.get(records.size() - 1).offset();
      offsets.put(partition, new OffsetAndMetadata(last + 1));
    }
    return offsets;
  }
}
