package ee.tuulik.hops;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Whether the transaction is committed nobody knows; the next instance finds out. */
public final class HopKiln {

    private final Producer<String, String> producer;

    public HopKiln(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "hop-kiln-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void dried(String bale, String grams) {
        producer.beginTransaction();
        try {
            producer.send(new ProducerRecord<>("bales", bale, "DRY"));
            producer.send(new ProducerRecord<>("weights", bale, grams));
        } catch (RuntimeException e) {
            producer.close();
            throw e;
        }
        try {
            producer.commitTransaction();
        } catch (TimeoutException e) {
            producer.close(Duration.ZERO);
            throw e;
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
