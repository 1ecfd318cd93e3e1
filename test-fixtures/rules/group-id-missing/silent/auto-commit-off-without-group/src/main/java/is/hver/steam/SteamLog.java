package is.hver.steam;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class SteamLog {

    private SteamLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("enable.auto.commit", "false");
        try (KafkaConsumer<String, String> vents =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
            vents.assign(List.of(new TopicPartition("vents", 0)));
            vents.seekToEnd(vents.assignment());
            while (true) {
                vents.poll(Duration.ofSeconds(1)).forEach(r -> System.out.println(r.value()));
            }
        }
    }
}
