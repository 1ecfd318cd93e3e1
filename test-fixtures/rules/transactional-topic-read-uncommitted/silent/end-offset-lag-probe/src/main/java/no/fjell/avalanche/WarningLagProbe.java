package no.fjell.avalanche;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/** Compares the high watermark with the committed offsets of the siren group; reads no record. */
public class WarningLagProbe {

    public long lag() {
        Map<String, Object> config = Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "fjell-kafka:9092",
                ConsumerConfig.GROUP_ID_CONFIG, "sirens",
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        try (Consumer<byte[], byte[]> consumer =
                new KafkaConsumer<>(config, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
            Set<TopicPartition> partitions = consumer.partitionsFor(WarningIssuer.WARNINGS).stream()
                    .map(p -> new TopicPartition(p.topic(), p.partition()))
                    .collect(Collectors.toSet());
            consumer.assign(List.copyOf(partitions));
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions, Duration.ofSeconds(5));
            Map<TopicPartition, OffsetAndMetadata> committed = consumer.committed(partitions);
            return partitions.stream()
                    .mapToLong(p -> ends.get(p) - (committed.get(p) == null ? 0 : committed.get(p).offset()))
                    .sum();
        }
    }
}
