package io.parcelwing.labels;

import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class Clients {

    private Clients() {
    }

    static Consumer<String, Shipment> shipments(String brokers, Deserializer<Shipment> values) {
        Map<String, Object> config = Map.of(
                "bootstrap.servers", brokers,
                "group.id", "label-purchaser",
                "enable.auto.commit", false,
                "isolation.level", "read_committed");
        return new KafkaConsumer<>(config, new StringDeserializer(), values);
    }

    static Producer<String, Label> labels(String brokers, Serializer<Label> values) {
        Map<String, Object> config = Map.of(
                "bootstrap.servers", brokers,
                "transactional.id", "label-purchaser-" + System.getenv("POD_NAME"));
        return new KafkaProducer<>(config, new StringSerializer(), values);
    }
}
