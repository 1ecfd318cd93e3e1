package uk.fossilworks.dig;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/** Remembers how far each partition was handled. */
final class ProgressTracker {

  private final Map<TopicPartition, OffsetAndMetadata> progress = new HashMap<>();

  void handled(ConsumerRecord<?, ?> record) {
    var partition = new TopicPartition(record.topic(), record.partition());
    progress.put(partition, new OffsetAndMetadata(record.offset(), record.leaderEpoch(), "")); // expect: offset-not-incremented
  }

  Map<TopicPartition, OffsetAndMetadata> progress() {
    return progress;
  }
}
