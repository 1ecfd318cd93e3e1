package in.chai.garden;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** The group ends up among the settings of the producer. */
public final class TeaRelay {

    private TeaRelay() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        Properties out = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        out.put("bootstrap.servers", "kafka:9092");
        out.put("group.id", "tea-relay");
        out.put("transactional.id", "tea-relay-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> leaves =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer()); // expect: group-id-missing
                KafkaProducer<String, String> tea =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            tea.initTransactions();
            leaves.subscribe(List.of("leaves"));
            while (true) {
                ConsumerRecords<String, String> batch = leaves.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    tea.beginTransaction();
                    batch.forEach(l -> tea.send(new ProducerRecord<>("tea", l.key(), l.value())));
                    tea.sendOffsetsToTransaction(batch.nextOffsets(), leaves.groupMetadata());
                    tea.commitTransaction();
                }
            }
        }
    }
}
