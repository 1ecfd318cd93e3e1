package com.ticktape.feed;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.DoubleDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

public class ExchangeFeed {

    private final Map<TopicPartition, Long> positions = new HashMap<>();
    private final Map<String, Double> quotes = new HashMap<>();

    private void handle(ConsumerRecord<String, Double> quote) {
        quotes.put(quote.key(), quote.value());
        positions.merge(
                new TopicPartition(quote.topic(), quote.partition()), quote.offset() + 1, Long::max);
    }

    private Map<TopicPartition, OffsetAndMetadata> toCommit() {
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (var position : positions.entrySet()) {
            offsets.put(position.getKey(), new OffsetAndMetadata(position.getValue(), "feed"));
        }
        return offsets;
    }

    public static void main(String[] args) {
        Properties p = new Properties();
        p.put("bootstrap.servers", "kafka:9092");
        p.put("group.id", "exchange-feed");
        p.put("enable.auto.commit", "false");
        ExchangeFeed feed = new ExchangeFeed();
        try (KafkaConsumer<String, Double> consumer =
                new KafkaConsumer<>(p, new StringDeserializer(), new DoubleDeserializer())) {
            consumer.subscribe(List.of("quotes"));
            while (true) {
                consumer.poll(Duration.ofMillis(100)).forEach(feed::handle);
                consumer.commitSync(feed.toCommit());
            }
        }
    }
}
