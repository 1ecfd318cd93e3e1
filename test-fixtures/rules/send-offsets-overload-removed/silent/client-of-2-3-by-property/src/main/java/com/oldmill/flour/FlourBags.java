package com.oldmill.flour;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

public class FlourBags {

    private final Producer<String, String> producer;
    private final String group;

    public FlourBags(Producer<String, String> producer, String group) {
        this.producer = producer;
        this.group = group;
    }

    public void publish(List<String> bags, Map<TopicPartition, OffsetAndMetadata> offsets)
            throws ExecutionException, InterruptedException {
        List<Future<?>> sent = new ArrayList<>();
        producer.beginTransaction();
        for (String bag : bags) {
            sent.add(producer.send(new ProducerRecord<>("flour-bags", bag)));
        }
        for (Future<?> future : sent) {
            future.get();
        }
        producer.sendOffsetsToTransaction(offsets, group);
        producer.commitTransaction();
    }
}
