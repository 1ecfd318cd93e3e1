package gr.marmaro.quarry;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

public class QuarryBlocks implements AutoCloseable {

    private final KafkaConsumer<byte[], byte[]> scans;
    private final KafkaProducer<byte[], byte[]> blocks;

    public QuarryBlocks(String brokers, String instance) {
        scans = new KafkaConsumer<>(
                Map.of(
                        "bootstrap.servers", brokers,
                        "group.id", "quarry-blocks",
                        "enable.auto.commit", false,
                        "isolation.level", "read_committed"),
                new ByteArrayDeserializer(),
                new ByteArrayDeserializer());
        blocks = new KafkaProducer<>(
                Map.of("bootstrap.servers", brokers, "transactional.id", "quarry-blocks-" + instance),
                new ByteArraySerializer(),
                new ByteArraySerializer());
    }

    public void cut() {
        blocks.initTransactions();
        scans.subscribe(Set.of("block-scans"));
        for (; ; ) {
            ConsumerRecords<byte[], byte[]> batch = scans.poll(Duration.ofMillis(250));
            if (batch.count() > 0) {
                cut(batch);
            }
        }
    }

    private void cut(ConsumerRecords<byte[], byte[]> batch) {
        Map<TopicPartition, OffsetAndMetadata> read = new HashMap<>();
        blocks.beginTransaction();
        batch.forEach(scan -> {
            blocks.send(new ProducerRecord<>("blocks", scan.key(), scan.value()));
            read.put(
                    new TopicPartition(scan.topic(), scan.partition()),
                    new OffsetAndMetadata(scan.offset())); // expect: offset-not-incremented
        });
        blocks.sendOffsetsToTransaction(read, scans.groupMetadata());
        blocks.commitTransaction();
    }

    @Override
    public void close() {
        blocks.close();
        scans.close();
    }

    public static void main(String[] args) {
        try (QuarryBlocks quarry = new QuarryBlocks(args[0], System.getenv("POD_NAME"))) {
            quarry.cut();
        }
    }
}
