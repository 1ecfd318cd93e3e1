package gr.ikaria.springs;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SpringLevels implements AutoCloseable {

    private final KafkaProducer<String, String> producer;
    private final boolean transactional;

    public SpringLevels(String brokers, boolean transactional) {
        this.transactional = transactional;
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        if (transactional) {
            producer.initTransactions();
        }
    }

    public void publish(String key, String first, String second) {
        if (transactional) {
            producer.beginTransaction();
        }
        try {
            producer.send(new ProducerRecord<>("events", key, first));
            producer.send(new ProducerRecord<>("history", key, second));
            if (transactional) {
                producer.commitTransaction();
            }
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
