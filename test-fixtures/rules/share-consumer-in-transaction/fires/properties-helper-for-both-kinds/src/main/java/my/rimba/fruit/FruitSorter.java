package my.rimba.fruit;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class FruitSorter {

    private FruitSorter() {
    }

    public static void main(String[] args) {
        Properties settings = ReaderSettings.forGroup("fruit-sorter");
        try (KafkaShareConsumer<String, String> fruit =
                new KafkaShareConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
            fruit.subscribe(List.of("fruit"));
            while (true) {
                for (ConsumerRecord<String, String> piece : fruit.poll(Duration.ofSeconds(1))) {
                    System.out.println(piece.key());
                    fruit.acknowledge(piece);
                }
            }
        }
    }
}
