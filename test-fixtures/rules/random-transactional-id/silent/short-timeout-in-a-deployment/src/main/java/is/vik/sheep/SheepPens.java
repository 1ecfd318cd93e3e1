package is.vik.sheep;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SheepPens implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public SheepPens() {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sheep-" + System.getenv("POD_NAME"));
        config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 10_000);
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void publish(String key, List<String> values) {
        producer.beginTransaction();
        try {
            for (String value : values) {
                producer.send(new ProducerRecord<>("sheep", key, value));
            }
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }

    @Override
    public void close() {
        producer.close();
    }
}
