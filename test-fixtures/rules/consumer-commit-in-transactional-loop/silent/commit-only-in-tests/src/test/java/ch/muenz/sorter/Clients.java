package ch.muenz.sorter;

import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class Clients {

    private Clients() {
    }

    static KafkaConsumer<String, String> consumer() {
        return new KafkaConsumer<>(
                Map.of(
                        "bootstrap.servers", "localhost:9092",
                        "group.id", "coin-sorter-test",
                        "enable.auto.commit", "false",
                        "isolation.level", "read_committed"),
                new StringDeserializer(),
                new StringDeserializer());
    }

    static KafkaProducer<String, String> producer() {
        return new KafkaProducer<>(
                Map.of("bootstrap.servers", "localhost:9092", "transactional.id", "coin-sorter-test"),
                new StringSerializer(),
                new StringSerializer());
    }
}
