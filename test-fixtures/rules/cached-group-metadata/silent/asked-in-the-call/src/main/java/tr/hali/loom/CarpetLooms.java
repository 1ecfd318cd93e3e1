package tr.hali.loom;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class CarpetLooms {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "carpet-looms");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "carpet-looms-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(List.of("loom-rows"));
            while (true) {
                ConsumerRecords<String, String> rows = consumer.poll(Duration.ofSeconds(1));
                if (!rows.isEmpty()) {
                    producer.beginTransaction();
                    rows.forEach(r -> producer.send(new ProducerRecord<>("carpets", r.key(), r.value())));
                    producer.sendOffsetsToTransaction(rows.nextOffsets(), consumer.groupMetadata());
                    producer.commitTransaction();
                }
            }
        }
    }
}
