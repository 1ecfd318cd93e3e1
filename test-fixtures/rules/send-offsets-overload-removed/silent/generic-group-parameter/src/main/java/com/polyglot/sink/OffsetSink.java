package com.polyglot.sink;

import java.util.Map;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/** Where offsets go; the group is a text for some sinks and metadata for others. */
public interface OffsetSink<G> {

    void sendOffsetsToTransaction(Map<TopicPartition, OffsetAndMetadata> offsets, G group);
}
