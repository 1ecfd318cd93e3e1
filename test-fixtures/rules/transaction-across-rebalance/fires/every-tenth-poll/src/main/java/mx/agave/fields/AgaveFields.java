package mx.agave.fields;

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

public final class AgaveFields {

    private AgaveFields() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "agave-plants");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "agave-plants-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> rows =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> plants =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            plants.initTransactions();
            rows.subscribe(List.of("agave-rows")); // expect: transaction-across-rebalance
            Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
            int polls = 0;
            while (true) {
                ConsumerRecords<String, String> batch = rows.poll(Duration.ofMillis(500));
                if (polls == 0) {
                    plants.beginTransaction();
                }
                for (ConsumerRecord<String, String> row : batch) {
                    plants.send(new ProducerRecord<>("agave-plants", row.key(), row.value()));
                    next.put(
                            new TopicPartition(row.topic(), row.partition()),
                            new OffsetAndMetadata(row.offset() + 1));
                }
                polls++;
                if (polls % 10 == 0) {
                    plants.sendOffsetsToTransaction(next, rows.groupMetadata());
                    plants.commitTransaction();
                    polls = 0;
                }
            }
        }
    }
}
