package io.lumenlabs.audit;

import static io.lumenlabs.audit.kafka.KafkaDefaults.POLL_TIMEOUT;
import static java.util.Map.entry;
import static org.apache.kafka.clients.consumer.ConsumerConfig.AUTO_OFFSET_RESET_CONFIG;
import static org.apache.kafka.clients.consumer.ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG;
import static org.apache.kafka.clients.consumer.ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG;
import static org.apache.kafka.clients.consumer.ConsumerConfig.GROUP_ID_CONFIG;
import static org.apache.kafka.clients.consumer.ConsumerConfig.ISOLATION_LEVEL_CONFIG;
import static org.apache.kafka.clients.producer.ProducerConfig.TRANSACTIONAL_ID_CONFIG;

import io.lumenlabs.audit.kafka.KafkaDefaults;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class AuditTrailSealer {

    private final int shard;

    public AuditTrailSealer(int shard) {
        this.shard = shard;
    }

    private static Map<String, Object> readerSettings() {
        return Map.ofEntries(
                entry(BOOTSTRAP_SERVERS_CONFIG, KafkaDefaults.BROKERS),
                entry(GROUP_ID_CONFIG, "audit-sealer"),
                entry(AUTO_OFFSET_RESET_CONFIG, KafkaDefaults.OFFSET_RESET),
                entry(ISOLATION_LEVEL_CONFIG, KafkaDefaults.ISOLATION),
                entry(ENABLE_AUTO_COMMIT_CONFIG, KafkaDefaults.AUTO_COMMIT));
    }

    private Map<String, Object> writerSettings() {
        return Map.ofEntries(
                entry(BOOTSTRAP_SERVERS_CONFIG, KafkaDefaults.BROKERS),
                entry(TRANSACTIONAL_ID_CONFIG, "audit-sealer-" + System.getenv("HOSTNAME") + "-" + shard));
    }

    /** Runs until the process is stopped; an exception closes both clients and with them the transaction. */
    public void seal() {
        try (var reader = new KafkaConsumer<>(readerSettings(), new StringDeserializer(), new StringDeserializer());
                var writer = new KafkaProducer<>(writerSettings(), new StringSerializer(), new StringSerializer())) {
            writer.initTransactions();
            reader.subscribe(List.of("audit-entries"));
            for (;;) {
                var entries = reader.poll(POLL_TIMEOUT);
                if (entries.isEmpty()) {
                    continue;
                }
                writer.beginTransaction();
                entries.forEach(e -> writer.send(new ProducerRecord<>("audit-seals", e.key(), checksum(e.value()))));
                writer.sendOffsetsToTransaction(entries.nextOffsets(), reader.groupMetadata());
                writer.commitTransaction();
            }
        }
    }

    private static String checksum(String text) {
        CRC32C crc = new CRC32C();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(crc.getValue());
    }
}
