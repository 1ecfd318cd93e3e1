package dk.havn.ferry;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class BoardingService {

    public static void main(String[] args) {
        Map<String, Object> settings = KafkaSettings.consumer("boarding");
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");

        Map<String, Object> output = Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "ferry-kafka:9092",
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "boarding-" + System.getenv("HOSTNAME"));

        try (KafkaConsumer<String, String> tickets = new KafkaConsumer<>(settings);
                KafkaProducer<String, String> passes =
                        new KafkaProducer<>(output, new StringSerializer(), new StringSerializer())) {
            passes.initTransactions();
            tickets.subscribe(List.of("ferry-tickets"));
            for (;;) {
                ConsumerRecords<String, String> batch = tickets.poll(Duration.ofMillis(600));
                if (!batch.isEmpty()) {
                    passes.beginTransaction();
                    batch.forEach(t -> passes.send(new ProducerRecord<>("boarding-passes", t.key(), "deck " + deck(t.value()))));
                    passes.sendOffsetsToTransaction(batch.nextOffsets(), tickets.groupMetadata());
                    passes.commitTransaction();
                }
            }
        }
    }

    private static int deck(String vehicle) {
        return "lorry".equals(vehicle) ? 1 : 3;
    }
}
