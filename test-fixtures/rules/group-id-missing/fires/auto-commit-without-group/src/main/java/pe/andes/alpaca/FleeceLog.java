package pe.andes.alpaca;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class FleeceLog {

    private FleeceLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("enable.auto.commit", "true"); // expect: group-id-missing
        try (KafkaConsumer<String, String> fleeces =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
            fleeces.assign(List.of(new TopicPartition("fleeces", 0)));
            fleeces.seekToBeginning(fleeces.assignment());
            while (true) {
                fleeces.poll(Duration.ofSeconds(1)).forEach(r -> System.out.println(r.value()));
            }
        }
    }
}
