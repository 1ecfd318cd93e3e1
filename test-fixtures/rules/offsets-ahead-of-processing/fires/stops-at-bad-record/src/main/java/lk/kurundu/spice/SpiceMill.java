package lk.kurundu.spice;

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

public final class SpiceMill {

    private SpiceMill() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "powder");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "powder-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> spices =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> powder =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            powder.initTransactions();
            spices.subscribe(List.of("spices"));
            while (true) {
                ConsumerRecords<String, String> batch = spices.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                powder.beginTransaction();
                for (ConsumerRecord<String, String> item : batch) {
                    if (item.value() == null || item.value().isBlank()) {
                        System.err.println("stops at " + item.offset());
                        break;
                    }
                    powder.send(new ProducerRecord<>("powder", item.key(), item.value()));
                }
                powder.sendOffsetsToTransaction(batch.nextOffsets(), spices.groupMetadata()); // expect: offsets-ahead-of-processing
                powder.commitTransaction();
            }
        }
    }
}
