package org.marshland.birds;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.IntegerDeserializer;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class BirdCounts {

    private final KafkaConsumer<String, Integer> sightings;
    private final KafkaProducer<String, Integer> counts;

    public BirdCounts(Map<String, Object> common) {
        Map<String, Object> in = new HashMap<>(common);
        in.put("group.id", "bird-counts");
        in.put("enable.auto.commit", false);
        in.put("isolation.level", "read_committed");
        sightings = new KafkaConsumer<>(in, new StringDeserializer(), new IntegerDeserializer());
        Map<String, Object> out = new HashMap<>(common);
        out.put("transactional.id", "bird-counts-" + System.getenv("HIDE_NAME"));
        counts = new KafkaProducer<>(out, new StringSerializer(), new IntegerSerializer());
    }

    public void run() throws ExecutionException, InterruptedException {
        counts.initTransactions();
        sightings.subscribe(Collections.singletonList("bird-sightings"));
        while (!Thread.interrupted()) {
            ConsumerRecords<String, Integer> batch = sightings.poll(Duration.ofSeconds(1));
            if (!batch.isEmpty()) {
                count(batch);
            }
        }
    }

    private void count(ConsumerRecords<String, Integer> batch) throws ExecutionException, InterruptedException {
        List<Future<RecordMetadata>> sent = new ArrayList<>();
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        counts.beginTransaction();
        for (ConsumerRecord<String, Integer> sighting : batch) {
            sent.add(counts.send(new ProducerRecord<>("bird-counts", sighting.key(), sighting.value())));
            next.put(
                    new TopicPartition(sighting.topic(), sighting.partition()),
                    new OffsetAndMetadata(sighting.offset() + 1));
        }
        for (Future<RecordMetadata> future : sent) {
            future.get();
        }
        counts.sendOffsetsToTransaction(next, "bird-counts"); // expect: send-offsets-overload-removed
        counts.commitTransaction();
    }
}
