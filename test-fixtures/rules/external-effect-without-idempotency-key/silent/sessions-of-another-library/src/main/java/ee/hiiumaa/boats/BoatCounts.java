package ee.hiiumaa.boats;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;
import com.hiiumaa.sql.SqlSession;
import com.hiiumaa.sql.SqlSessionFactory;

public final class BoatCounts {

    private final SqlSessionFactory sessions;

    public BoatCounts(SqlSessionFactory sessions) {
        this.sessions = sessions;
    }

    public void run(String brokers) {
        Properties config = new Properties();
        config.put("bootstrap.servers", brokers);
        config.put("group.id", "boat-counts");
        config.put("enable.auto.commit", "false");
        config.put("isolation.level", "read_committed");
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of("boat-counts"));
            while (!Thread.currentThread().isInterrupted()) {
                for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(500))) {
                    try (SqlSession session = sessions.openSession(true)) {
                        session.update("boats.add", record.value());
                    }
                }
                consumer.commitSync();
            }
        }
    }
}
