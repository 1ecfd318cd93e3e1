package fr.tram.lines;

import java.time.Duration;
import java.util.Properties;
import java.util.regex.Pattern;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class LineLog {

    private LineLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put(ConsumerConfig.CLIENT_ID_CONFIG, "line-log");
        try (KafkaConsumer<String, String> lines =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) { // expect: group-id-missing
            lines.subscribe(Pattern.compile("line-.*"));
            while (true) {
                lines.poll(Duration.ofSeconds(1)).forEach(r -> System.out.println(r.value()));
            }
        }
    }
}
