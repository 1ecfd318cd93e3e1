package com.lighthouse.fog;

import java.time.Duration;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** The caller has placed the consumer, by subscription or by assignment. */
public class FogHorn {

    private final Consumer<String, String> visibility;
    private final Producer<String, String> signals;
    private final String groupId;

    public FogHorn(Consumer<String, String> visibility, Producer<String, String> signals, String groupId) {
        this.visibility = visibility;
        this.signals = signals;
        this.groupId = groupId;
    }

    public void sound() {
        signals.initTransactions();
        while (!Thread.interrupted()) {
            ConsumerRecords<String, String> batch = visibility.poll(Duration.ofSeconds(1));
            if (batch.isEmpty()) {
                continue;
            }
            signals.beginTransaction();
            batch.forEach(v -> signals.send(new ProducerRecord<>("horn-signals", v.key(), v.value())));
            signals.sendOffsetsToTransaction(batch.nextOffsets(), new ConsumerGroupMetadata(groupId));
            signals.commitTransaction();
        }
    }
}
