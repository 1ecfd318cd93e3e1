package is.vik.puffins;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PuffinCounts implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public PuffinCounts() {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "puffins-" + System.getenv("POD_NAME")); // expect: random-transactional-id
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void publish(String key, List<String> values) {
        producer.beginTransaction();
        try {
            for (String value : values) {
                producer.send(new ProducerRecord<>("puffins", key, value));
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
