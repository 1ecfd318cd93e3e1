package bg.roza.petals;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PetalFlow {

    private PetalFlow() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "10.20.0.11:9092");
        in.put("group.id", "petals");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "10.20.0.12:9092");
        out.put("transactional.id", "petals-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> petals =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> oils =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            oils.initTransactions();
            petals.subscribe(List.of("petals"));
            while (true) {
                ConsumerRecords<String, String> batch = petals.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                oils.beginTransaction();
                batch.forEach(r -> oils.send(new ProducerRecord<>("rose-oils", r.key(), r.value())));
                oils.sendOffsetsToTransaction(batch.nextOffsets(), petals.groupMetadata());
                oils.commitTransaction();
            }
        }
    }
}
