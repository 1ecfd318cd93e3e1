package ht.marche.mango;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Packs mangoes until the truck is full. */
public final class MangoTruck {

    private static final int FULL = 400;

    private final KafkaConsumer<String, String> crates;
    private final KafkaProducer<String, String> truck;

    MangoTruck(Map<String, Object> in, Map<String, Object> out) {
        crates = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        truck = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
        truck.initTransactions();
        crates.subscribe(List.of("crates"));
    }

    void run() {
        while (!Thread.currentThread().isInterrupted()) {
            ConsumerRecords<String, String> batch = crates.poll(Duration.ofMillis(500));
            if (batch.isEmpty()) {
                continue;
            }
            truck.beginTransaction();
            load(batch);
            Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
            for (TopicPartition partition : crates.assignment()) {
                long position = crates.position(partition);
                next.put(partition, new OffsetAndMetadata(position));
            }
            truck.sendOffsetsToTransaction(next, crates.groupMetadata()); // expect: offsets-ahead-of-processing
            truck.commitTransaction();
        }
    }

    private void load(ConsumerRecords<String, String> batch) {
        int loaded = 0;
        for (ConsumerRecord<String, String> crate : batch) {
            if (loaded >= FULL) {
                return;
            }
            truck.send(new ProducerRecord<>("truck", crate.key(), crate.value()));
            loaded++;
        }
    }
}
