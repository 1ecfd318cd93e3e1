package ee.lennujaam.baggage;

import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class BeltAssignment {

    public static void main(String[] args) throws IOException {
        Properties consumerProps = new Properties();
        try (BufferedReader file = new BufferedReader(
                new FileReader("etc/baggage-consumer.properties", StandardCharsets.UTF_8))) {
            consumerProps.load(file);
        }
        Properties producerProps = new Properties();
        producerProps.put("bootstrap.servers", consumerProps.get("bootstrap.servers"));
        producerProps.put("transactional.id", "baggage-belts-" + System.getenv("HOSTNAME"));

        KafkaConsumer<String, String> bags = new KafkaConsumer<>(consumerProps);
        KafkaProducer<String, String> belts = new KafkaProducer<>(producerProps, new StringSerializer(), new StringSerializer());
        try {
            belts.initTransactions();
            bags.subscribe(List.of("checked-bags"));
            while (true) {
                ConsumerRecords<String, String> batch = bags.poll(Duration.ofMillis(300));
                if (batch.isEmpty()) {
                    continue;
                }
                belts.beginTransaction();
                for (ConsumerRecord<String, String> bag : batch) {
                    int belt = 1 + Math.floorMod(bag.value().hashCode(), 9);
                    belts.send(new ProducerRecord<>("belt-assignments", bag.key(), "belt " + belt));
                }
                belts.sendOffsetsToTransaction(batch.nextOffsets(), bags.groupMetadata());
                belts.commitTransaction();
            }
        } finally {
            belts.close(Duration.ofSeconds(10));
            bags.close();
        }
    }
}
