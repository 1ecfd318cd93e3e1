package com.adlane.clicks;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** At-least-once copy of ad clicks; readers of the target topic drop repeated click ids. */
public class ClickForwarder {

    public static void main(String[] args) throws Exception {
        Properties source = new Properties();
        source.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "clicks-kafka:9092");
        source.put(ConsumerConfig.GROUP_ID_CONFIG, "click-forwarder");
        source.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "true");
        source.put(ConsumerConfig.AUTO_COMMIT_INTERVAL_MS_CONFIG, "5000");

        Properties target = new Properties();
        target.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "clicks-kafka:9092");
        target.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, "true");
        target.put(ProducerConfig.ACKS_CONFIG, "all");

        try (KafkaConsumer<String, String> clicks =
                        new KafkaConsumer<>(source, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> forwarded =
                        new KafkaProducer<>(target, new StringSerializer(), new StringSerializer())) {
            clicks.subscribe(List.of("ad-clicks"));
            while (true) {
                for (ConsumerRecord<String, String> click : clicks.poll(Duration.ofMillis(100))) {
                    forwarded.send(new ProducerRecord<>("ad-clicks-eu", click.key(), click.value())).get();
                }
            }
        }
    }
}
