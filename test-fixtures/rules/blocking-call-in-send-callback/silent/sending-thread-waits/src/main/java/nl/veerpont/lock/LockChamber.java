package nl.veerpont.lock;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public final class LockChamber {

    private final KafkaProducer<String, String> producer;

    public LockChamber(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    public long filled(String chamber) throws InterruptedException, ExecutionException {
        Future<RecordMetadata> result =
                producer.send(new ProducerRecord<>("chambers", chamber, "FULL"), (metadata, failure) -> {
                    if (failure != null) {
                        System.err.println(failure);
                    }
                });
        producer.flush();
        return result.get().offset();
    }
}
