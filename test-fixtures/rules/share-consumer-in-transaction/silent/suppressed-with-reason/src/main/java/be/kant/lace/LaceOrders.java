package be.kant.lace;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class LaceOrders {

    private LaceOrders() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "lace-orders-share");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "work-" + System.getenv("POD_NAME"));
        try (KafkaShareConsumer<String, String> orders =
                        new KafkaShareConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> work =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            work.initTransactions();
            orders.subscribe(List.of("lace-orders"));
            while (true) {
                // eoslint:ignore[share-consumer-in-transaction] Both results belong together; readers drop repetitions by order number.
                ConsumerRecords<String, String> batch = orders.poll(Duration.ofSeconds(1));
                for (ConsumerRecord<String, String> order : batch) {
                    work.beginTransaction();
                    work.send(new ProducerRecord<>("work", order.key(), order.value()));
                    work.send(new ProducerRecord<>("bills", order.key(), order.value()));
                    work.commitTransaction();
                    orders.acknowledge(order);
                }
            }
        }
    }
}
