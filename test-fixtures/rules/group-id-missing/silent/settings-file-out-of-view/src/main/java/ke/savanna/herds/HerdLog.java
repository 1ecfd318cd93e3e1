package ke.savanna.herds;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class HerdLog {

    private HerdLog() {
    }

    public static void main(String[] args) throws IOException {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        try (InputStream file = new FileInputStream(args[0])) {
            in.load(file);
        }
        try (KafkaConsumer<String, String> herds =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
            herds.subscribe(List.of("herds"));
            while (true) {
                herds.poll(Duration.ofSeconds(1)).forEach(herd -> System.out.println(herd.value()));
            }
        }
    }
}
