package net.hopsfarm.scale;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import net.hopsfarm.store.KafkaProducer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class HopScale {

    private HopScale() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "hop-scale");
        KafkaProducer<String, String> store = new KafkaProducer<>();
        try (KafkaConsumer<String, String> hops =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
            hops.subscribe(List.of("hops"));
            int weighed = 0;
            store.beginTransaction();
            while (true) {
                for (ConsumerRecord<String, String> sack : hops.poll(Duration.ofSeconds(1))) {
                    store.send(sack.value());
                    weighed++;
                }
                if (weighed > 100) {
                    store.commitTransaction();
                    store.beginTransaction();
                    weighed = 0;
                }
            }
        }
    }
}
