package se.malmgruva.relay;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class OreRelay {

    private OreRelay() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", System.getenv("SOURCE_KAFKA_BOOTSTRAP"));
        in.put("group.id", "ore-relay");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", System.getenv("TARGET_KAFKA_BOOTSTRAP"));
        out.put("transactional.id", "ore-relay-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> ore =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> crushed =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            crushed.initTransactions();
            ore.subscribe(List.of("ore"));
            while (true) {
                ConsumerRecords<String, String> batch = ore.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                crushed.beginTransaction();
                batch.forEach(r -> crushed.send(new ProducerRecord<>("crushed-ore", r.key(), r.value())));
                crushed.sendOffsetsToTransaction(batch.nextOffsets(), ore.groupMetadata()); // expect: pipeline-spans-clusters
                crushed.commitTransaction();
            }
        }
    }
}
