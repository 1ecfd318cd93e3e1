package cl.salar.salt;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class SaltLog {

    private SaltLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "salt-log");
        try (KafkaConsumer<String, String> pans =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
            pans.subscribe(List.of("pans"));
            while (true) {
                pans.poll(Duration.ofSeconds(1)).forEach(r -> System.out.println(r.value()));
            }
        }
    }
}
