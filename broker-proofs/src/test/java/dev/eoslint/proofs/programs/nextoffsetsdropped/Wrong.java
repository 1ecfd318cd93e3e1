package dev.eoslint.proofs.programs.nextoffsetsdropped;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerInterceptor;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/** Leaves out the records of tests, and the offsets behind them all. */
public final class Wrong implements ConsumerInterceptor<String, String> {

  @Override
  @SuppressWarnings("removal")
  public ConsumerRecords<String, String> onConsume(ConsumerRecords<String, String> records) {
    Map<TopicPartition, List<ConsumerRecord<String, String>>> real = new HashMap<>();
    for (TopicPartition partition : records.partitions()) {
      List<ConsumerRecord<String, String>> kept = new ArrayList<>(records.records(partition));
      kept.removeIf(record -> record.value().startsWith("test"));
      real.put(partition, kept);
    }
    return new ConsumerRecords<>(real);
  }

  @Override
  public void onCommit(Map<TopicPartition, OffsetAndMetadata> offsets) {}

  @Override
  public void close() {}

  @Override
  public void configure(Map<String, ?> configs) {}
}
