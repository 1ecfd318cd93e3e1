package lv.gauja.wallets;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class WalletLoop {

    private final WalletMapper mapper;

    public WalletLoop(WalletMapper mapper) {
        this.mapper = mapper;
    }

    public void run(String brokers) {
        Properties config = new Properties();
        config.put("bootstrap.servers", brokers);
        config.put("group.id", "top-ups");
        config.put("enable.auto.commit", "false");
        config.put("isolation.level", "read_committed");
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of("top-ups"));
            while (!Thread.currentThread().isInterrupted()) {
                for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(500))) {
                    mapper.add(record.key(), record.value()); // expect: external-effect-without-idempotency-key
                }
                consumer.commitSync();
            }
        }
    }
}
