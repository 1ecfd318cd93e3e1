package pt.ponte.tolls;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** One transaction holds the progress of both directions. */
public class BridgeTolls {

    private static KafkaConsumer<String, String> open(String group) {
        return new KafkaConsumer<>(
                Map.of(
                        "bootstrap.servers", "kafka:9092",
                        "group.id", group,
                        "enable.auto.commit", "false",
                        "isolation.level", "read_committed"),
                new StringDeserializer(),
                new StringDeserializer());
    }

    public static void main(String[] args) {
        Map<String, Object> out =
                Map.of("bootstrap.servers", "kafka:9092", "transactional.id", "tolls-" + System.getenv("HOSTNAME"));
        try (KafkaConsumer<String, String> north = open("tolls-north");
                KafkaConsumer<String, String> south = open("tolls-south");
                KafkaProducer<String, String> tolls =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            tolls.initTransactions();
            north.subscribe(List.of("passages-north"));
            south.subscribe(List.of("passages-south"));
            while (true) {
                ConsumerRecords<String, String> up = north.poll(Duration.ofMillis(100));
                ConsumerRecords<String, String> down = south.poll(Duration.ofMillis(100));
                if (up.isEmpty() && down.isEmpty()) {
                    continue;
                }
                tolls.beginTransaction();
                up.forEach(p -> tolls.send(new ProducerRecord<>("tolls", p.key(), "N;" + p.value())));
                down.forEach(p -> tolls.send(new ProducerRecord<>("tolls", p.key(), "S;" + p.value())));
                tolls.sendOffsetsToTransaction(up.nextOffsets(), north.groupMetadata());
                tolls.sendOffsetsToTransaction(down.nextOffsets(), south.groupMetadata());
                tolls.commitTransaction();
            }
        }
    }
}
