package org.cartula.atlas;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Logger;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class AtlasPages {

    private static final Logger LOG = Logger.getLogger("atlas");
    private static final String GROUP = "atlas-pages";

    public static void main(String[] args) {
        Map<String, Object> in = Map.of(
                "bootstrap.servers", "kafka:9092",
                "group.id", GROUP,
                "enable.auto.commit", "false",
                "isolation.level", "read_committed");
        Map<String, Object> out =
                Map.of("bootstrap.servers", "kafka:9092", "transactional.id", GROUP + System.getenv("POD_NAME"));
        try (var consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                var producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(List.of("map-tiles"));
            while (true) {
                ConsumerRecords<String, String> tiles = consumer.poll(Duration.ofSeconds(1));
                if (tiles.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                tiles.forEach(t -> producer.send(new ProducerRecord<>("atlas-pages", t.key(), t.value())));
                logOffsets(tiles.nextOffsets(), GROUP);
                producer.sendOffsetsToTransaction(tiles.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            }
        }
    }

    private static void logOffsets(Map<TopicPartition, OffsetAndMetadata> offsets, String group) {
        LOG.fine(() -> group + " at " + offsets);
    }
}
