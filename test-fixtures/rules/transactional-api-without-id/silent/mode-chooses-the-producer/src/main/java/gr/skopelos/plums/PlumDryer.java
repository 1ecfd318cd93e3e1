package gr.skopelos.plums;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PlumDryer implements AutoCloseable {

    private final KafkaProducer<String, String> producer;
    private final boolean exact;

    public PlumDryer(String brokers, boolean exact) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        this.exact = exact;
        this.producer = exact ? exact(config) : plain(config);
    }

    private static KafkaProducer<String, String> plain(Map<String, Object> config) {
        return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    private static KafkaProducer<String, String> exact(Map<String, Object> common) {
        Map<String, Object> config = new HashMap<>(common);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "plums-" + System.getenv("POD_NAME"));
        KafkaProducer<String, String> producer =
                new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
        return producer;
    }

    public void dried(List<String> trays) {
        if (exact) {
            for (String tray : trays) {
                producer.beginTransaction();
                try {
                    producer.send(new ProducerRecord<>("trays", tray));
                    producer.commitTransaction();
                } catch (RuntimeException e) {
                    producer.close();
                    throw e;
                }
            }
        }
    }

    @Override
    public void close() {
        producer.close();
    }
}
