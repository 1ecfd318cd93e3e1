package tn.oasis.dates;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Pattern;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class DatePacker {

    private DatePacker() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "date-boxes");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "date-boxes-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> palms =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> boxes =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            boxes.initTransactions();
            palms.subscribe(Pattern.compile("palms-.*")); // expect: transaction-across-rebalance
            Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
            boolean packing = false;
            int packed = 0;
            while (true) {
                ConsumerRecords<String, String> batch = palms.poll(Duration.ofSeconds(1));
                if (!packing && batch.count() > 0) {
                    boxes.beginTransaction();
                    packing = true;
                }
                batch.forEach(d -> boxes.send(new ProducerRecord<>("date-boxes", d.key(), d.value())));
                next.putAll(batch.nextOffsets());
                packed += batch.count();
                if (packing && packed > 250) {
                    boxes.sendOffsetsToTransaction(next, palms.groupMetadata());
                    boxes.commitTransaction();
                    packing = false;
                    packed = 0;
                }
            }
        }
    }
}
