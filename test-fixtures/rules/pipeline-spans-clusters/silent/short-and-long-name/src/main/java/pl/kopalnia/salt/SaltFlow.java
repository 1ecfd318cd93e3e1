package pl.kopalnia.salt;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SaltFlow {

    private SaltFlow() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "salt");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka.mine.svc.cluster.local:9092");
        out.put("transactional.id", "salt-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> blocks =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> salt =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            salt.initTransactions();
            blocks.subscribe(List.of("salt-blocks"));
            while (true) {
                ConsumerRecords<String, String> batch = blocks.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                salt.beginTransaction();
                batch.forEach(r -> salt.send(new ProducerRecord<>("salt", r.key(), r.value())));
                salt.sendOffsetsToTransaction(batch.nextOffsets(), blocks.groupMetadata());
                salt.commitTransaction();
            }
        }
    }
}
