package fr.vignoble.cellar.messaging;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Poll loop of all workers of the cellar; subclasses say what happens with a batch. */
public abstract class TopicWorker {

    private final String topic;
    private KafkaConsumer<String, String> consumer;

    protected TopicWorker(String topic) {
        this.topic = topic;
    }

    protected Properties consumerSettings() {
        Properties settings = new Properties();
        settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("CELLAR_BROKERS"));
        settings.put(ConsumerConfig.GROUP_ID_CONFIG, getClass().getSimpleName());
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, Boolean.TRUE); // expect: auto-commit-in-transactional-loop
        settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
        settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
        return settings;
    }

    public void work() {
        consumer = new KafkaConsumer<>(consumerSettings());
        try {
            consumer.subscribe(List.of(topic));
            while (!Thread.currentThread().isInterrupted()) {
                ConsumerRecords<String, String> batch = consumer.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    process(batch, consumer);
                }
            }
        } finally {
            consumer.close();
        }
    }

    protected abstract void process(
            ConsumerRecords<String, String> batch, KafkaConsumer<String, String> source);

    protected static Collection<String> fields(String line) {
        return List.of(line.split("\\|"));
    }
}
