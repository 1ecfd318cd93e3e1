package gov.rivertown.permit;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class PermitStamper {

    public static void main(String[] args) {
        boolean exactlyOnce = Boolean.parseBoolean(System.getenv("EXACTLY_ONCE"));
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "permit-stamper");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        if (exactlyOnce) {
            out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "permit-stamper-" + System.getenv("POD_NAME"));
        }
        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            if (exactlyOnce) {
                producer.initTransactions();
            }
            consumer.subscribe(List.of("permit-applications"));
            while (true) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                if (records.isEmpty()) {
                    continue;
                }
                if (exactlyOnce) {
                    producer.beginTransaction();
                    records.forEach(r -> producer.send(new ProducerRecord<>("permits", r.key(), r.value())));
                    producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
                    producer.commitTransaction();
                } else {
                    records.forEach(r -> producer.send(new ProducerRecord<>("permits", r.key(), r.value())));
                    producer.flush();
                    consumer.commitSync();
                }
            }
        }
    }
}
