package gr.elia.press;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** The broker has two listeners. */
public final class OlivePress {

    private OlivePress() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "localhost:9092");
        in.put("group.id", "olive-press");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:29092");
        out.put("transactional.id", "olive-press-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> olives =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> oil =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            oil.initTransactions();
            olives.subscribe(List.of("olives"));
            while (true) {
                ConsumerRecords<String, String> batch = olives.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                oil.beginTransaction();
                batch.forEach(r -> oil.send(new ProducerRecord<>("oil", r.key(), r.value())));
                oil.sendOffsetsToTransaction(batch.nextOffsets(), olives.groupMetadata());
                oil.commitTransaction();
            }
        }
    }
}
