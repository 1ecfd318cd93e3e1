package cz.pivo.kegs;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class KegFlow {

    private KegFlow() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", args[0]);
        in.put("group.id", "kegs");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", args[1]);
        out.put("transactional.id", "kegs-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> kegs =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> labels =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            labels.initTransactions();
            kegs.subscribe(List.of("kegs"));
            while (true) {
                ConsumerRecords<String, String> batch = kegs.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                labels.beginTransaction();
                batch.forEach(r -> labels.send(new ProducerRecord<>("labels", r.key(), r.value())));
                labels.sendOffsetsToTransaction(batch.nextOffsets(), kegs.groupMetadata());
                labels.commitTransaction();
            }
        }
    }
}
