package si.cebelar.weights;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class BeehiveWeights {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "beehive-weights");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "beehives-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> scales =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> weights =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            weights.initTransactions();
            scales.subscribe(List.of("hive-scales"));
            while (true) {
                ConsumerRecords<String, String> batch = scales.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    weights.beginTransaction();
                    batch.forEach(s -> weights.send(new ProducerRecord<>("hive-weights", s.key(), s.value())));
                    weights.sendOffsetsToTransaction(batch.nextOffsets(), scales.groupMetadata());
                    weights.commitTransaction();
                }
            }
        }
    }
}
