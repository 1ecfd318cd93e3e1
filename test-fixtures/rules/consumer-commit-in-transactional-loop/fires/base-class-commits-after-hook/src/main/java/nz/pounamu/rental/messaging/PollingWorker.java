package nz.pounamu.rental.messaging;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public abstract class PollingWorker {

    protected final KafkaConsumer<String, String> consumer;
    private volatile boolean running = true;

    protected PollingWorker(String group) {
        Properties config = new Properties();
        config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
        config.put(ConsumerConfig.GROUP_ID_CONFIG, group);
        config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
    }

    public final void run(String topic) {
        consumer.subscribe(List.of(topic));
        while (running) {
            ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(300));
            if (!records.isEmpty()) {
                handle(records);
                consumer.commitSync(); // expect: consumer-commit-in-transactional-loop
            }
        }
        consumer.close();
    }

    protected abstract void handle(ConsumerRecords<String, String> records);

    public void stop() {
        running = false;
    }
}
