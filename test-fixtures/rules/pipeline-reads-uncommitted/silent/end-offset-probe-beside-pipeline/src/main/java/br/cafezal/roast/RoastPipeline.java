package br.cafezal.roast;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class RoastPipeline {

    private static final Logger LOG = LoggerFactory.getLogger(RoastPipeline.class);
    private static final String GREEN = "green-beans";

    private final String brokers;

    public RoastPipeline(String brokers) {
        this.brokers = brokers;
    }

    private Map<String, Object> cluster() {
        Map<String, Object> config = new HashMap<>();
        config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        return config;
    }

    public void run() {
        Map<String, Object> in = cluster();
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "roast");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        Map<String, Object> out = cluster();
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "roast-" + System.getenv("HOSTNAME"));

        try (var beans = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                var roasts = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            roasts.initTransactions();
            beans.subscribe(List.of(GREEN));
            while (!Thread.currentThread().isInterrupted()) {
                ConsumerRecords<String, String> batch = beans.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    reportBacklog();
                    continue;
                }
                roasts.beginTransaction();
                batch.forEach(b -> roasts.send(new ProducerRecord<>("roast-profiles", b.key(), "medium/" + b.value())));
                roasts.sendOffsetsToTransaction(batch.nextOffsets(), beans.groupMetadata());
                roasts.commitTransaction();
            }
        }
    }

    /** Counts also records of open transactions; the probe never polls. */
    private void reportBacklog() {
        try (var probe = new KafkaConsumer<>(cluster(), new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
            List<TopicPartition> partitions = probe.partitionsFor(GREEN).stream()
                    .map(p -> new TopicPartition(p.topic(), p.partition()))
                    .collect(Collectors.toList());
            probe.assign(partitions);
            long end = probe.endOffsets(partitions).values().stream().mapToLong(Long::longValue).sum();
            LOG.info("{} ends at {} in total", GREEN, end);
        }
    }
}
