package ch.postauto.seats;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SeatQueue {

    private SeatQueue() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "seat-requests");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed"); // expect: share-consumer-in-transaction
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        try (KafkaShareConsumer<String, String> requests =
                        new KafkaShareConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> seats =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            requests.subscribe(List.of("seat-requests"));
            while (true) {
                for (ConsumerRecord<String, String> request : requests.poll(Duration.ofSeconds(1))) {
                    seats.send(new ProducerRecord<>("seats", request.key(), request.value())); // expect: unchecked-send
                }
            }
        }
    }
}
