package com.archivum.scan;

import com.archivum.spool.Producer;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

public class BookScanner {

    private final Producer spool;

    public BookScanner(Producer spool) {
        this.spool = spool;
    }

    public void scan() {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "book-scanner");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        try (KafkaConsumer<String, String> pages =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
            pages.subscribe(List.of("pages"));
            while (!Thread.interrupted()) {
                ConsumerRecords<String, String> batch = pages.poll(Duration.ofSeconds(1));
                Map<TopicPartition, Long> next = new HashMap<>();
                spool.beginTransaction();
                for (ConsumerRecord<String, String> page : batch) {
                    spool.send(page.value());
                    next.put(new TopicPartition(page.topic(), page.partition()), page.offset() + 1);
                }
                spool.sendOffsetsToTransaction(next, "spool-a");
                spool.commitTransaction();
                pages.commitSync();
            }
        }
    }
}
