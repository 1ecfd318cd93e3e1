package com.windrose.charts.kafka;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/** Moves consumers back to what their group has committed. */
public final class Positions {

  private Positions() {}

  public static void restore(Consumer<?, ?> consumer) {
    Set<TopicPartition> assigned = consumer.assignment();
    Map<TopicPartition, OffsetAndMetadata> committed = consumer.committed(assigned);
    for (TopicPartition partition : assigned) {
      OffsetAndMetadata offset = committed.get(partition);
      if (offset != null) {
        consumer.seek(partition, offset.offset());
      } else {
        consumer.seekToBeginning(List.of(partition));
      }
    }
  }
}
