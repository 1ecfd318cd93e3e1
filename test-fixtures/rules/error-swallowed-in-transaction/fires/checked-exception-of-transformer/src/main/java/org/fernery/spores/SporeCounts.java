package org.fernery.spores;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class SporeCounts {

    private static final Logger log = LoggerFactory.getLogger(SporeCounts.class);

    private final KafkaConsumer<String, byte[]> counters;
    private final KafkaProducer<String, Integer> counts;
    private final SporeFormat format;

    SporeCounts(Map<String, Object> consumerConfig, Map<String, Object> producerConfig, SporeFormat format) {
        this.counters = new KafkaConsumer<>(consumerConfig, new StringDeserializer(), new ByteArrayDeserializer());
        this.counts = new KafkaProducer<>(producerConfig, new StringSerializer(), new IntegerSerializer());
        this.format = format;
    }

    void run() {
        try (counters; counts) {
            counts.initTransactions();
            counters.subscribe(Set.of("spore-counters"));
            while (true) {
                ConsumerRecords<String, byte[]> batch = counters.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    transfer(batch);
                }
            }
        }
    }

    private void transfer(ConsumerRecords<String, byte[]> batch) {
        counts.beginTransaction();
        for (TopicPartition partition : batch.partitions()) {
            for (ConsumerRecord<String, byte[]> counter : batch.records(partition)) {
                try {
                    format.read(counter.value())
                            .forEach((fern, spores) -> counts.send(new ProducerRecord<>("spores", fern, spores)));
                } catch (IOException e) { // expect: error-swallowed-in-transaction
                    log.info("Ignoring what cannot be read", e);
                }
            }
        }
        counts.sendOffsetsToTransaction(batch.nextOffsets(), counters.groupMetadata());
        counts.commitTransaction();
    }
}
