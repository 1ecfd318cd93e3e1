package hu.tokaj.wine;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class WineRoutes {

    private final KafkaConsumer<String, String> consumer;
    private final Producer<String, String> producer;

    public WineRoutes(Producer<String, String> producer) {
        Properties config = new Properties();
        config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
        config.put(ConsumerConfig.GROUP_ID_CONFIG, "wine");
        config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        this.consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
        this.producer = producer;
    }

    public void run() {
        try (consumer; producer) {
            producer.initTransactions();
            consumer.subscribe(List.of("wine"));
            while (true) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                if (!records.isEmpty()) {
                    forward(records);
                }
            }
        }
    }

    private void forward(ConsumerRecords<String, String> records) {
        try {
            producer.beginTransaction(); // expect: offsets-not-in-transaction
            String region = Regions.current();
            for (ConsumerRecord<String, String> record : records) {
                producer.send(new ProducerRecord<>("wine-" + region, record.key(), record.value()));
            }
            producer.commitTransaction();
        } catch (ProducerFencedException replaced) {
            throw replaced;
        } catch (RuntimeException failure) {
            producer.abortTransaction();
            rewind();
        }
    }

    private void rewind() {
        Map<TopicPartition, OffsetAndMetadata> committed = consumer.committed(consumer.assignment());
        for (TopicPartition partition : consumer.assignment()) {
            OffsetAndMetadata position = committed.get(partition);
            if (position == null) {
                consumer.seekToBeginning(List.of(partition));
            } else {
                consumer.seek(partition, position);
            }
        }
    }
}
