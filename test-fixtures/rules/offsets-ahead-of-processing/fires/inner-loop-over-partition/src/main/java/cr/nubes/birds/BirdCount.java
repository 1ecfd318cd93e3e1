package cr.nubes.birds;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BirdCount {

    private BirdCount() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "bird-counts");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "bird-counts-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> sightings =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> counts =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            counts.initTransactions();
            sightings.subscribe(List.of("sightings"));
            while (true) {
                ConsumerRecords<String, String> batch = sightings.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                counts.beginTransaction();
                for (TopicPartition partition : batch.partitions()) {
                    for (ConsumerRecord<String, String> item : batch.records(partition)) {
                        counts.send(new ProducerRecord<>("bird-counts", item.key(), item.value()));
                        if (item.value().equals("END OF DAY")) {
                            break;
                        }
                    }
                    next.put(partition, new OffsetAndMetadata(sightings.position(partition)));
                }
                counts.sendOffsetsToTransaction(next, sightings.groupMetadata()); // expect: offsets-ahead-of-processing
                counts.commitTransaction();
            }
        }
    }
}
