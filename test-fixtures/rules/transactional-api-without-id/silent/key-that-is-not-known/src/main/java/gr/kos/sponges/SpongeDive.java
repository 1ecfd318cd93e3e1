package gr.kos.sponges;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SpongeDive implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public SpongeDive(String brokers, String key, String value) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(key, value);
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void publish(String key, String first, String second) {
        producer.beginTransaction();
        try {
            producer.send(new ProducerRecord<>("events", key, first));
            producer.send(new ProducerRecord<>("history", key, second));
            producer.commitTransaction();
        } catch (RuntimeException e) {
            producer.close();
            throw e;
        }
    }

    @Override
    public void close() {
        producer.close();
    }
}
