package com.observatory.dome;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.FloatDeserializer;
import org.apache.kafka.common.serialization.FloatSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes its own wind and reads that of all domes; single idempotent records, no transaction. */
public class DomeStation {

    private static final String WIND = "dome-wind";

    private final KafkaProducer<String, Float> producer = new KafkaProducer<>(
            Map.of("bootstrap.servers", "dome-kafka:9092", "enable.idempotence", "true"),
            new StringSerializer(),
            new FloatSerializer());
    private float strongest;

    void report(String dome, float metresPerSecond) throws ExecutionException, InterruptedException {
        producer.send(new ProducerRecord<>(WIND, dome, metresPerSecond)).get();
    }

    void watch() {
        try (KafkaConsumer<String, Float> consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", "dome-kafka:9092", "group.id", "storm-watch"),
                new StringDeserializer(),
                new FloatDeserializer())) {
            consumer.subscribe(List.of(WIND));
            while (!Thread.currentThread().isInterrupted()) {
                consumer.poll(Duration.ofSeconds(1)).forEach(w -> strongest = Math.max(strongest, w.value()));
            }
        }
    }
}
