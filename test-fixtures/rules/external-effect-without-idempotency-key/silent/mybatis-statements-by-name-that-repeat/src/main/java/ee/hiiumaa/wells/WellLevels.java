package ee.hiiumaa.wells;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.ibatis.session.SqlSession;
import org.apache.ibatis.session.SqlSessionFactory;

public final class WellLevels {

    private final SqlSessionFactory sessions;

    public WellLevels(SqlSessionFactory sessions) {
        this.sessions = sessions;
    }

    public void run(String brokers) {
        Properties config = new Properties();
        config.put("bootstrap.servers", brokers);
        config.put("group.id", "well-levels");
        config.put("enable.auto.commit", "false");
        config.put("isolation.level", "read_committed");
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of("well-levels"));
            while (!Thread.currentThread().isInterrupted()) {
                for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(500))) {
                    try (SqlSession session = sessions.openSession(true)) {
                        session.update("wells.set", record.value());
                        session.insert("wells.note", record.value());
                        session.update("wells.unknown", record.value());
                        session.update(record.key(), record.value());
                    }
                }
                consumer.commitSync();
            }
        }
    }
}
