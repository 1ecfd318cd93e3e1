package is.vik.glaciers;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class GlacierPipe {

    public static void main(String[] args) {
        Map<String, Object> reading = new HashMap<>();
        reading.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
        reading.put("group.id", "glaciers");
        reading.put("enable.auto.commit", "false");
        reading.put("isolation.level", "read_committed");
        Map<String, Object> writing = new HashMap<>();
        writing.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
        writing.put("transactional.id", "glaciers-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(List.of("melt"));
            while (true) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                if (records.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                for (ConsumerRecord<String, String> record : records) {
                    producer.send(new ProducerRecord<>("rivers", record.key(), record.value()));
                }
                producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            }
        }
    }
}
