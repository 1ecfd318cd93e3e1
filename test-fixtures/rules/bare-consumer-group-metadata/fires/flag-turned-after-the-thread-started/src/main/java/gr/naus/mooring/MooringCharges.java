package gr.naus.mooring;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

public class MooringCharges {

    private static final String GROUP = "mooring-charges";

    private final ExecutorService worker = Executors.newSingleThreadExecutor();
    private KafkaConsumer<String, String> consumer;
    private KafkaProducer<String, String> producer;
    private volatile boolean running = false;

    public void start(String brokers) {
        worker.execute(() -> run(brokers));
        running = true;
    }

    private void run(String brokers) {
        consumer = newConsumer(brokers);
        producer = newProducer(brokers);
        try {
            consumer.subscribe(List.of("moorings"));
            producer.initTransactions();
            Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
            while (running) {
                ConsumerRecords<String, String> moorings = consumer.poll(Duration.ofMillis(200));
                if (moorings.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                for (ConsumerRecord<String, String> mooring : moorings) {
                    producer.send(new ProducerRecord<>("charges", mooring.key(), mooring.value()));
                    next.put(
                            new TopicPartition(mooring.topic(), mooring.partition()),
                            new OffsetAndMetadata(mooring.offset() + 1));
                }
                producer.sendOffsetsToTransaction(next, new ConsumerGroupMetadata(GROUP)); // expect: bare-consumer-group-metadata
                producer.commitTransaction();
            }
        } finally {
            producer.close();
            consumer.close();
        }
    }

    public void stop() {
        running = false;
        worker.shutdown();
    }

    private static KafkaConsumer<String, String> newConsumer(String brokers) {
        Properties settings = new Properties();
        settings.put("bootstrap.servers", brokers);
        settings.put("group.id", GROUP);
        settings.put("isolation.level", "read_committed");
        settings.put("enable.auto.commit", "false");
        settings.put("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
        settings.put("value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
        return new KafkaConsumer<>(settings);
    }

    private static KafkaProducer<String, String> newProducer(String brokers) {
        Properties settings = new Properties();
        settings.put("bootstrap.servers", brokers);
        settings.put("transactional.id", "mooring-charges-" + System.getenv("POD_NAME"));
        settings.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        settings.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        return new KafkaProducer<>(settings);
    }
}
