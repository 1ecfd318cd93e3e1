package com.bramblewick.jam;

import java.time.Duration;
import java.util.Collections;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;

public class JarCounts {

    private final Consumer<String, Integer> jars;
    private final Producer<String, Integer> counts;

    public JarCounts(Consumer<String, Integer> jars, Producer<String, Integer> counts) {
        this.jars = jars;
        this.counts = counts;
    }

    public void count() {
        counts.initTransactions();
        jars.subscribe(Collections.singleton("jars"));
        try {
            while (!Thread.interrupted()) {
                ConsumerRecords<String, Integer> batch = jars.poll(Duration.ofSeconds(2));
                if (batch.isEmpty()) {
                    continue;
                }
                counts.beginTransaction();
                try {
                    batch.forEach(j -> counts.send(new ProducerRecord<>("jar-counts", j.key(), j.value())));
                    counts.sendOffsetsToTransaction(batch.nextOffsets(), jars.groupMetadata());
                    counts.commitTransaction();
                } catch (OutOfOrderSequenceException | CommitFailedException e) {
                    counts.abortTransaction();
                    for (TopicPartition partition : jars.assignment()) {
                        if (!batch.records(partition).isEmpty()) {
                            jars.seek(partition, batch.records(partition).get(0).offset());
                        }
                    }
                }
            }
        } finally {
            counts.close();
            jars.close();
        }
    }
}
