package fi.taidemuseo.visits;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

public class ExhibitVisits {

    private final Map<String, Integer> visits = new HashMap<>();

    public void count() {
        Properties p = new Properties();
        p.put("bootstrap.servers", "kafka:9092");
        p.put("group.id", "exhibit-visits");
        p.put("enable.auto.commit", "false");
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(p, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of("door-counters"));
            while (!Thread.interrupted()) {
                for (ConsumerRecord<String, String> visit : consumer.poll(Duration.ofMillis(500))) {
                    visits.merge(visit.key(), 1, Integer::sum);
                    TopicPartition partition = new TopicPartition(visit.topic(), visit.partition());
                    long offset = visit.offset();
                    consumer.commitSync(
                            Collections.singletonMap(
                                    partition,
                                    new OffsetAndMetadata(offset))); // expect: offset-not-incremented
                }
            }
        }
    }

    public static void main(String[] args) {
        new ExhibitVisits().count();
    }
}
