package nl.polder.pumps;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class PumpLog {

    private PumpLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("enable.auto.commit", "false");
        try (KafkaConsumer<String, String> pumps =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) { // expect: group-id-missing
            pumps.assign(List.of(new TopicPartition("pumps", 0)));
            while (true) {
                pumps.poll(Duration.ofSeconds(1)).forEach(r -> System.out.println(r.value()));
                pumps.commitSync();
            }
        }
    }
}
