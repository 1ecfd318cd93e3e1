package kr.kimchi.jars;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class JarLog {

    private JarLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", ""); // expect: group-id-missing
        try (KafkaConsumer<String, String> jars =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
            jars.assign(List.of(new TopicPartition("jars", 0)));
            while (true) {
                jars.poll(Duration.ofSeconds(1)).forEach(r -> System.out.println(r.value()));
            }
        }
    }
}
