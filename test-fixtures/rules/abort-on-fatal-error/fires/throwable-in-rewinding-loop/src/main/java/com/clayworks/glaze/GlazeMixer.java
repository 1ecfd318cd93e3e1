package com.clayworks.glaze;

import java.time.Duration;
import java.util.Collections;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class GlazeMixer implements Runnable {

    private final KafkaConsumer<String, String> requests;
    private final KafkaProducer<String, String> mixes;

    public GlazeMixer(Properties consumerConfig, Properties producerConfig) {
        requests = new KafkaConsumer<>(consumerConfig, new StringDeserializer(), new StringDeserializer());
        mixes = new KafkaProducer<>(producerConfig, new StringSerializer(), new StringSerializer());
    }

    public static void start(Properties consumerConfig, Properties producerConfig) {
        new Thread(new GlazeMixer(consumerConfig, producerConfig)).start();
    }

    @Override
    public void run() {
        mixes.initTransactions();
        requests.subscribe(Collections.singletonList("glaze-requests"));
        while (!Thread.currentThread().isInterrupted()) {
            ConsumerRecords<String, String> batch = requests.poll(Duration.ofMillis(500));
            if (batch.isEmpty()) {
                continue;
            }
            mixes.beginTransaction();
            try {
                for (ConsumerRecord<String, String> request : batch) {
                    mixes.send(new ProducerRecord<>("glaze-mixes", request.key(), request.value()));
                }
                mixes.sendOffsetsToTransaction(batch.nextOffsets(), requests.groupMetadata());
                mixes.commitTransaction();
            } catch (Throwable t) {
                mixes.abortTransaction(); // expect: abort-on-fatal-error
                for (TopicPartition partition : batch.partitions()) {
                    requests.seek(partition, batch.records(partition).get(0).offset());
                }
            }
        }
        mixes.close();
        requests.close();
    }
}
