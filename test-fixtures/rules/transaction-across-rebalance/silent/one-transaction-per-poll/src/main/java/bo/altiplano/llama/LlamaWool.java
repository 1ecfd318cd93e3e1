package bo.altiplano.llama;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class LlamaWool {

    private LlamaWool() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "llama-wool");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "llama-wool-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> shearings =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> wool =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            wool.initTransactions();
            shearings.subscribe(List.of("shearings"));
            while (true) {
                ConsumerRecords<String, String> batch = shearings.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                wool.beginTransaction();
                batch.forEach(r -> wool.send(new ProducerRecord<>("wool", r.key(), r.value())));
                wool.sendOffsetsToTransaction(batch.nextOffsets(), shearings.groupMetadata());
                wool.commitTransaction();
            }
        }
    }
}
