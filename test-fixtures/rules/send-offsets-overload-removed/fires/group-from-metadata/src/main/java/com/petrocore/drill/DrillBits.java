package com.petrocore.drill;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class DrillBits {

    private final Consumer<String, String> wear;
    private final Producer<String, String> orders;

    public DrillBits(Properties kafka) {
        Properties in = new Properties();
        in.putAll(kafka);
        in.put("group.id", "drill-bits");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        wear = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        Properties out = new Properties();
        out.putAll(kafka);
        out.put("transactional.id", "drill-bits-" + System.getenv("RIG"));
        orders = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
    }

    public void run() {
        orders.initTransactions();
        wear.subscribe(List.of("bit-wear"));
        while (!Thread.interrupted()) {
            ConsumerRecords<String, String> reports = wear.poll(Duration.ofSeconds(5));
            if (reports.isEmpty()) {
                continue;
            }
            Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
            orders.beginTransaction();
            for (ConsumerRecord<String, String> report : reports) {
                orders.send(new ProducerRecord<>("bit-orders", report.key(), report.value()));
                next.put(
                        new TopicPartition(report.topic(), report.partition()),
                        new OffsetAndMetadata(report.offset() + 1));
            }
            orders.sendOffsetsToTransaction(next, wear.groupMetadata().groupId()); // expect: send-offsets-overload-removed
            orders.commitTransaction();
        }
        orders.close();
        wear.close();
    }
}
