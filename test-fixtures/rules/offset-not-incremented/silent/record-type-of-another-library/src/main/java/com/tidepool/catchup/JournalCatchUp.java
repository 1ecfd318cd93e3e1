package com.tidepool.catchup;

import com.tidepool.journal.Entry;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

public class JournalCatchUp {

    private final Consumer<?, ?> consumer;

    public JournalCatchUp(Consumer<?, ?> consumer) {
        this.consumer = consumer;
    }

    public void catchUp(List<Entry> entries) {
        Map<TopicPartition, OffsetAndMetadata> reached = new HashMap<>();
        for (Entry entry : entries) {
            reached.put(new TopicPartition(entry.topic(), entry.partition()), new OffsetAndMetadata(entry.offset()));
        }
        consumer.commitSync(reached);
    }
}
