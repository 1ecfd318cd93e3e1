package cl.atacama.lens;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class LensFeed implements AutoCloseable {

    private final KafkaProducer<String, String> images;
    private final KafkaProducer<String, String> index;

    public LensFeed(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        index = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "lens-feed-" + System.getenv("POD_NAME"));
        images = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        images.initTransactions();
        index.initTransactions(); // expect: transactional-api-without-id
    }

    public void taken(String lens, String image) {
        images.beginTransaction();
        try {
            images.send(new ProducerRecord<>("images", lens, image));
            images.commitTransaction();
        } finally {
            images.close();
        }
    }

    @Override
    public void close() {
        images.close();
        index.close();
    }
}
