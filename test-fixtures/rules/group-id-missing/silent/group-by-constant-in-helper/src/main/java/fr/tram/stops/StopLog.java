package fr.tram.stops;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class StopLog {

    private StopLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        name(in);
        try (KafkaConsumer<String, String> stops =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
            stops.subscribe(List.of("stops"));
            while (true) {
                stops.poll(Duration.ofSeconds(1)).forEach(r -> System.out.println(r.value()));
            }
        }
    }

    private static void name(Properties settings) {
        settings.setProperty(CommonClientConfigs.GROUP_ID_CONFIG, "stop-log");
    }
}
