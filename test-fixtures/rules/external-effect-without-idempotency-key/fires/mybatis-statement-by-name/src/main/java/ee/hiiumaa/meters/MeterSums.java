package ee.hiiumaa.meters;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.ibatis.session.SqlSession;
import org.apache.ibatis.session.SqlSessionFactory;

public final class MeterSums {

    private final SqlSessionFactory sessions;

    public MeterSums(SqlSessionFactory sessions) {
        this.sessions = sessions;
    }

    public void run(String brokers) {
        Properties config = new Properties();
        config.put("bootstrap.servers", brokers);
        config.put("group.id", "meter-readings");
        config.put("enable.auto.commit", "false");
        config.put("isolation.level", "read_committed");
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of("meter-readings"));
            while (!Thread.currentThread().isInterrupted()) {
                for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(500))) {
                    try (SqlSession session = sessions.openSession(true)) {
                        session.update("meters.add", record.value()); // expect: external-effect-without-idempotency-key
                    }
                }
                consumer.commitSync();
            }
        }
    }
}
