package ie.wick.candle;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.IntegerDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

public class CandleOrders {

    private int ordered;

    public static void main(String[] args) {
        Properties p = new Properties();
        p.put("bootstrap.servers", "kafka:9092");
        p.put("group.id", "candle-orders");
        p.put("enable.auto.commit", "false");
        try (KafkaConsumer<String, Integer> consumer =
                new KafkaConsumer<>(p, new StringDeserializer(), new IntegerDeserializer())) {
            new CandleOrders().run(consumer);
        }
    }

    private void run(KafkaConsumer<String, Integer> consumer) {
        consumer.subscribe(List.of("candle-orders"));
        while (true) {
            for (ConsumerRecord<String, Integer> order : consumer.poll(Duration.ofSeconds(1))) {
                ordered += order.value();
                acknowledge(consumer, order.topic(), order.partition(), order.offset());
            }
        }
    }

    private static void acknowledge(KafkaConsumer<?, ?> consumer, String topic, int partition, long offset) {
        OffsetAndMetadata position = new OffsetAndMetadata(offset); // expect: offset-not-incremented
        consumer.commitSync(Map.of(new TopicPartition(topic, partition), position), Duration.ofSeconds(10));
    }
}
