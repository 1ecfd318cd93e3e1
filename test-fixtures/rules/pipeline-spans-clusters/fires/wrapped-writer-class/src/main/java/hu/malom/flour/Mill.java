package hu.malom.flour;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class Mill {

    private Mill() {
    }

    public static void main(String[] args) {
        Properties config = new Properties();
        config.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, "granary.kafka.malom.example:9092");
        config.put(ConsumerConfig.GROUP_ID_CONFIG, "mill");
        config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        try (KafkaConsumer<String, String> grain =
                        new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
                FlourWriter flour = new FlourWriter("bakery.kafka.malom.example:9092")) {
            grain.subscribe(List.of("grain"));
            while (true) {
                ConsumerRecords<String, String> batch = grain.poll(Duration.ofMillis(250));
                if (!batch.isEmpty()) {
                    flour.write(batch, grain.groupMetadata());
                }
            }
        }
    }
}
