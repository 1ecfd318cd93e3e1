package za.karoo.wind;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

/** With a group all instances share the work, without one each reads everything. */
public final class WindReader {

    private WindReader() {
    }

    public static void main(String[] args) {
        boolean shared = args.length > 0;
        Map<String, Object> in = new HashMap<>();
        in.put("bootstrap.servers", "kafka:9092");
        if (shared) {
            in.put("group.id", args[0]);
        }
        try (KafkaConsumer<String, String> gusts =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
            if (shared) {
                gusts.subscribe(List.of("gusts"));
            } else {
                gusts.assign(List.of(new TopicPartition("gusts", 0)));
            }
            while (true) {
                gusts.poll(Duration.ofSeconds(1)).forEach(gust -> System.out.println(gust.value()));
                if (shared) {
                    gusts.commitSync();
                }
            }
        }
    }
}
