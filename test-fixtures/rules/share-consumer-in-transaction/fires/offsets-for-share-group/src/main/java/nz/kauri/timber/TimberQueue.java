package nz.kauri.timber;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TimberQueue {

    private TimberQueue() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "timber-orders-share");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "cuts-" + System.getenv("POD_NAME"));
        try (KafkaShareConsumer<String, String> orders =
                        new KafkaShareConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> cuts =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            cuts.initTransactions();
            orders.subscribe(List.of("timber-orders"));
            while (true) {
                ConsumerRecords<String, String> batch = orders.poll(Duration.ofSeconds(1)); // expect: share-consumer-in-transaction
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                cuts.beginTransaction();
                for (ConsumerRecord<String, String> order : batch) {
                    cuts.send(new ProducerRecord<>("cuts", order.key(), order.value()));
                    next.put(
                            new TopicPartition(order.topic(), order.partition()),
                            new OffsetAndMetadata(order.offset() + 1));
                }
                cuts.sendOffsetsToTransaction(
                        next, new ConsumerGroupMetadata("timber-orders-share"));
                cuts.commitTransaction();
            }
        }
    }
}
