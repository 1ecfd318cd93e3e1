package gr.lesbos.ouzo;

import com.lesbos.platform.ClientDefaults;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class OuzoStill implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public OuzoStill(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        ClientDefaults.complete(config);
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
