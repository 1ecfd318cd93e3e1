package lk.kurundu.tea;

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

public final class TeaMill {

    private TeaMill() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "tea-powder");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "tea-powder-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> tea =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> powder =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            powder.initTransactions();
            tea.subscribe(List.of("tea"));
            while (true) {
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                ConsumerRecords<String, String> batch = tea.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                powder.beginTransaction();
                int ground = 0;
                for (ConsumerRecord<String, String> item : batch) {
                    if (ground == 200) {
                        tea.seek(new TopicPartition(item.topic(), item.partition()), item.offset());
                        break;
                    }
                    powder.send(new ProducerRecord<>("tea-powder", item.key(), item.value()));
                    next.put(
                            new TopicPartition(item.topic(), item.partition()),
                            new OffsetAndMetadata(item.offset() + 1));
                    ground++;
                }
                powder.sendOffsetsToTransaction(next, tea.groupMetadata());
                powder.commitTransaction();
            }
        }
    }
}
