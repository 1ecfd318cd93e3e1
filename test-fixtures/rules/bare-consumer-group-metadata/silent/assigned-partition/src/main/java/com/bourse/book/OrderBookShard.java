package com.bourse.book;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** One process for each partition; the transactional id of the partition shuts out its predecessor. */
public class OrderBookShard {

    public static void main(String[] args) {
        String shard = System.getenv("SHARD");
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "order-book");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "order-book-" + shard);
        ConsumerGroupMetadata group = new ConsumerGroupMetadata("order-book");
        try (KafkaConsumer<String, String> orders =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> trades =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            trades.initTransactions();
            orders.assign(List.of(new TopicPartition("orders", Integer.parseInt(shard))));
            while (true) {
                ConsumerRecords<String, String> batch = orders.poll(Duration.ofMillis(5));
                if (batch.isEmpty()) {
                    continue;
                }
                trades.beginTransaction();
                batch.forEach(o -> trades.send(new ProducerRecord<>("trades", o.key(), o.value())));
                trades.sendOffsetsToTransaction(batch.nextOffsets(), group);
                trades.commitTransaction();
            }
        }
    }
}
