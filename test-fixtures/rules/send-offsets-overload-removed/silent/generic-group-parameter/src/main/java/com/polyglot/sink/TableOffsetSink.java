package com.polyglot.sink;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

public final class TableOffsetSink implements OffsetSink<String> {

    private final Map<String, Map<TopicPartition, OffsetAndMetadata>> table = new ConcurrentHashMap<>();

    @Override
    public void sendOffsetsToTransaction(Map<TopicPartition, OffsetAndMetadata> offsets, String group) {
        table.put(group, Map.copyOf(offsets));
    }

    public static void main(String[] args) {
        OffsetSink<String> sink = new TableOffsetSink();
        sink.sendOffsetsToTransaction(Map.of(), "polyglot");
    }
}
