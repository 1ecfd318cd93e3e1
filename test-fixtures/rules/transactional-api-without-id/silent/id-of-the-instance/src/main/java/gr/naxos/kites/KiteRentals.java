package gr.naxos.kites;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class KiteRentals implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public KiteRentals(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "kites-" + System.getenv("POD_NAME"));
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
