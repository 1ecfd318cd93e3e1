package lk.ratna.gems;

import com.tracekit.kafka.TracingConsumer;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** The wrapper polls the consumer that it is given. */
public class GemGrading {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "gem-grading");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "gem-grading-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> plain =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> grades =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            Consumer<String, String> gems = new TracingConsumer<>(plain);
            grades.initTransactions();
            gems.subscribe(List.of("gems"));
            while (true) {
                ConsumerRecords<String, String> batch = gems.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    grades.beginTransaction();
                    batch.forEach(g -> grades.send(new ProducerRecord<>("gem-grades", g.key(), g.value())));
                    grades.sendOffsetsToTransaction(batch.nextOffsets(), plain.groupMetadata());
                    grades.commitTransaction();
                }
            }
        }
    }
}
