package mx.telar.textile;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.autoconfigure.kafka.KafkaProperties;
import org.springframework.stereotype.Component;

/** Runs its own poll loop, with the client settings that the configuration server hands out. */
@Component
public class LoomMonitor implements ApplicationRunner {

    private final KafkaProperties properties;

    public LoomMonitor(KafkaProperties properties) {
        this.properties = properties;
    }

    @Override
    public void run(ApplicationArguments args) {
        Map<String, Object> consumerConfig = properties.buildConsumerProperties(null);
        consumerConfig.put(ConsumerConfig.GROUP_ID_CONFIG, "loom-monitor");
        consumerConfig.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        Map<String, Object> producerConfig = properties.buildProducerProperties(null);
        producerConfig.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "loom-monitor-" + System.getenv("HOSTNAME"));

        try (KafkaConsumer<String, String> threads = new KafkaConsumer<>(consumerConfig);
                KafkaProducer<String, String> alarms = new KafkaProducer<>(producerConfig)) {
            alarms.initTransactions();
            threads.subscribe(List.of("thread-tension"));
            while (!Thread.currentThread().isInterrupted()) {
                ConsumerRecords<String, String> batch = threads.poll(Duration.ofMillis(500));
                if (batch.isEmpty()) {
                    continue;
                }
                alarms.beginTransaction();
                batch.forEach(t -> {
                    if (Double.parseDouble(t.value()) > 3.5) {
                        alarms.send(new ProducerRecord<>("loom-alarms", t.key(), t.value()));
                    }
                });
                alarms.sendOffsetsToTransaction(batch.nextOffsets(), threads.groupMetadata());
                alarms.commitTransaction();
            }
        }
    }
}
