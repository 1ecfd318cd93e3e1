package jp.sakura.tea;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Whoever calls this brings the settings. */
public final class TeaHouse {

    private final KafkaConsumer<String, String> guests;

    public TeaHouse(Map<String, Object> settings) {
        Map<String, Object> own = new HashMap<>(settings);
        own.put("bootstrap.servers", "kafka:9092");
        guests = new KafkaConsumer<>(own, new StringDeserializer(), new StringDeserializer());
        guests.subscribe(List.of("guests"));
    }

    public void serve() {
        guests.poll(Duration.ofSeconds(1)).forEach(guest -> System.out.println(guest.value()));
        guests.commitSync();
    }
}
