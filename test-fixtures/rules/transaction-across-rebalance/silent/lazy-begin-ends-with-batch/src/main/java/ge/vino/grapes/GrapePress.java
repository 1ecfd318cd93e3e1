package ge.vino.grapes;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class GrapePress {

    private GrapePress() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "grape-press");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "grape-press-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> grapes =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> must =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            must.initTransactions();
            grapes.subscribe(List.of("grapes"));
            while (true) {
                int pressed = 0;
                ConsumerRecords<String, String> batch = grapes.poll(Duration.ofSeconds(1));
                for (ConsumerRecord<String, String> crate : batch) {
                    if (pressed == 0) {
                        must.beginTransaction();
                    }
                    must.send(new ProducerRecord<>("must", crate.key(), crate.value()));
                    pressed++;
                }
                if (pressed > 0) {
                    must.sendOffsetsToTransaction(batch.nextOffsets(), grapes.groupMetadata());
                    must.commitTransaction();
                }
            }
        }
    }
}
