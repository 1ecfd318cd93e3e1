package es.turnos.shift;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class ShiftPlanner {

    public static void main(String[] args) {
        String group = System.getenv("KAFKA_GROUP");
        Properties in = new Properties();
        in.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
        in.put("group.id", group);
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
        out.put("transactional.id", System.getenv("KAFKA_TRANSACTIONAL_ID"));
        try (var wishes = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                var shifts = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            shifts.initTransactions();
            wishes.subscribe(List.of("shift-wishes"));
            while (true) {
                ConsumerRecords<String, String> batch = wishes.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                shifts.beginTransaction();
                for (ConsumerRecord<String, String> wish : batch) {
                    shifts.send(new ProducerRecord<>("shifts", wish.key(), wish.value()));
                }
                shifts.sendOffsetsToTransaction(next(batch), group); // expect: send-offsets-overload-removed
                shifts.commitTransaction();
            }
        }
    }

    private static Map<TopicPartition, OffsetAndMetadata> next(ConsumerRecords<String, String> batch) {
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        for (TopicPartition partition : batch.partitions()) {
            List<ConsumerRecord<String, String>> records = batch.records(partition);
            next.put(partition, new OffsetAndMetadata(records.get(records.size() - 1).offset() + 1));
        }
        return next;
    }
}
