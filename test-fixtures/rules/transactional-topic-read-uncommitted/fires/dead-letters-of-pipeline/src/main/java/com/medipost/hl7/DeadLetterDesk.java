package com.medipost.hl7;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Collects dead letters for the person on duty. */
public class DeadLetterDesk implements AutoCloseable {

    private final Consumer<String, String> letters;
    private final List<String> open = new ArrayList<>();

    public DeadLetterDesk(String brokers) {
        letters = new KafkaConsumer<>(settings(brokers));
        letters.subscribe(List.of(MessageConverter.DEAD_LETTERS));
    }

    private static Properties settings(String brokers) {
        Properties settings = new Properties(); // expect: transactional-topic-read-uncommitted
        settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        settings.put(ConsumerConfig.GROUP_ID_CONFIG, "dead-letter-desk");
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
        settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
        return settings;
    }

    public List<String> refresh() {
        for (ConsumerRecord<String, String> letter : letters.poll(Duration.ofSeconds(2))) {
            open.add(letter.partition() + ":" + letter.offset() + " " + letter.value());
        }
        letters.commitSync();
        return List.copyOf(open);
    }

    @Override
    public void close() {
        letters.close();
    }
}
