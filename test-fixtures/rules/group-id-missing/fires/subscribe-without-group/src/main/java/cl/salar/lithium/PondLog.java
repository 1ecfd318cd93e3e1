package cl.salar.lithium;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class PondLog {

    private PondLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("auto.offset.reset", "earliest");
        try (KafkaConsumer<String, String> ponds =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) { // expect: group-id-missing
            ponds.subscribe(List.of("ponds"));
            while (true) {
                ponds.poll(Duration.ofSeconds(1)).forEach(r -> System.out.println(r.value()));
            }
        }
    }
}
