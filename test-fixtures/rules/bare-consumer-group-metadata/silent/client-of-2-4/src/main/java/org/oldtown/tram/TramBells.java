package org.oldtown.tram;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class TramBells {

    public static void main(String[] args) throws ExecutionException, InterruptedException {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "tram-bells");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "tram-bells-" + System.getenv("HOSTNAME"));
        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(Collections.singletonList("tram-stops"));
            while (true) {
                ConsumerRecords<String, String> stops = consumer.poll(Duration.ofSeconds(1));
                if (stops.isEmpty()) {
                    continue;
                }
                Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
                List<Future<?>> sent = new ArrayList<>();
                producer.beginTransaction();
                for (ConsumerRecord<String, String> stop : stops) {
                    sent.add(producer.send(new ProducerRecord<>("bells", stop.key(), stop.value())));
                    offsets.put(
                            new TopicPartition(stop.topic(), stop.partition()),
                            new OffsetAndMetadata(stop.offset() + 1));
                }
                for (Future<?> future : sent) {
                    future.get();
                }
                producer.sendOffsetsToTransaction(offsets, new ConsumerGroupMetadata("tram-bells"));
                producer.commitTransaction();
            }
        }
    }
}
