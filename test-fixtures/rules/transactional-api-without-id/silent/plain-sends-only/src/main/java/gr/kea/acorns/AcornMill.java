package gr.kea.acorns;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public final class AcornMill {

    private final KafkaProducer<String, String> producer;

    public AcornMill(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    public Future<RecordMetadata> milled(String sack) {
        return producer.send(new ProducerRecord<>("sacks", sack));
    }
}
