package de.stadtbad.swim;

import java.time.Duration;
import java.util.Arrays;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Shows whatever topics the operator asks for. */
public final class TopicViewer {

    private static final Logger OUT = LoggerFactory.getLogger("viewer");

    public static void main(String[] topics) {
        Properties config = new Properties();
        config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "swim-kafka:9092");
        config.put(ConsumerConfig.GROUP_ID_CONFIG, "viewer-" + System.getProperty("user.name"));
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(Arrays.asList(topics));
            while (true) {
                for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(250))) {
                    OUT.info("{}-{}@{}: {}", record.topic(), record.partition(), record.offset(), record.value());
                }
            }
        }
    }
}
