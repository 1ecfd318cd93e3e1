package ee.tuulik.malt;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MaltHouse {

    private final Producer<String, String> producer;
    private final Duration patience;

    public MaltHouse(String brokers, Duration patience) {
        this.patience = patience;
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "malt-house-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void germinated(String floor, String hours) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("floors", floor, "GREEN"));
            producer.send(new ProducerRecord<>("hours", floor, hours));
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close(patience);
            throw e;
        }
    }
}
