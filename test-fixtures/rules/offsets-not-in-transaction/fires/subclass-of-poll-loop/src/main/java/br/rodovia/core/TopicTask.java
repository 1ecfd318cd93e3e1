package br.rodovia.core;

import java.time.Duration;
import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.LongDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

public abstract class TopicTask implements Runnable {

    private final String topic;
    private final String group;

    protected TopicTask(String topic, String group) {
        this.topic = topic;
        this.group = group;
    }

    @Override
    public void run() {
        Properties settings = new Properties();
        settings.setProperty("bootstrap.servers", System.getenv("BROKERS"));
        settings.setProperty("group.id", group);
        settings.setProperty("enable.auto.commit", "false");
        settings.setProperty("isolation.level", "read_committed");
        try (KafkaConsumer<String, Long> consumer =
                new KafkaConsumer<>(settings, new StringDeserializer(), new LongDeserializer())) {
            consumer.subscribe(Set.of(topic));
            while (!Thread.currentThread().isInterrupted()) {
                process(consumer.poll(Duration.ofMillis(700)));
            }
        }
    }

    protected abstract void process(ConsumerRecords<String, Long> records);
}
