package no.fjell.avalanche;

import java.util.Collection;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class WarningIssuer {

    public static final String WARNINGS = "avalanche-warnings";

    private final KafkaProducer<String, String> producer = new KafkaProducer<>(
            Map.of(
                    ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "fjell-kafka:9092",
                    ProducerConfig.TRANSACTIONAL_ID_CONFIG, "warnings-" + System.getenv("POD_NAME")),
            new StringSerializer(),
            new StringSerializer());

    public WarningIssuer() {
        producer.initTransactions();
    }

    public void issue(Collection<String> valleys, String level) {
        producer.beginTransaction();
        valleys.forEach(valley -> producer.send(new ProducerRecord<>(WARNINGS, valley, level)));
        producer.commitTransaction();
    }
}
