package nl.veerpont.bridge;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BridgeEvents {

    private final KafkaProducer<String, String> producer;

    public BridgeEvents(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    public void opened(String bridge) {
        producer.send(new ProducerRecord<>("bridges", bridge, "OPEN"), (metadata, failure) -> {
            if (failure != null) {
                producer.send(new ProducerRecord<>("bridges-failed", bridge, failure.getMessage())); // expect: unchecked-send
            }
        });
    }
}
