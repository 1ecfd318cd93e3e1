package lv.dzintars.amber;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class AmberFlow {

    private AmberFlow() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", System.getenv("KAFKA_CONSUMER_BOOTSTRAP_SERVERS"));
        in.put("group.id", "amber");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", System.getenv("KAFKA_PRODUCER_BOOTSTRAP_SERVERS"));
        out.put("transactional.id", "amber-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> finds =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> amber =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            amber.initTransactions();
            finds.subscribe(List.of("finds"));
            while (true) {
                ConsumerRecords<String, String> batch = finds.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                amber.beginTransaction();
                batch.forEach(r -> amber.send(new ProducerRecord<>("amber", r.key(), r.value())));
                amber.sendOffsetsToTransaction(batch.nextOffsets(), finds.groupMetadata());
                amber.commitTransaction();
            }
        }
    }
}
