package se.tallskog.timber;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Sawmill {

    private final Producer<String, String> boards;
    private final Producer<String, String> noise;

    public Sawmill(String brokers) {
        boards = producer(brokers, "boards");
        noise = producer(brokers, "noise");
        boards.initTransactions();
    }

    private static Producer<String, String> producer(String brokers, String purpose) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sawmill-" + purpose + "-" + System.getenv("POD_NAME"));
        return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    public void sawn(String log, Collection<String> planks) {
        boards.beginTransaction();
        try {
            planks.forEach(plank -> boards.send(new ProducerRecord<>("planks", log, plank)));
            boards.send(new ProducerRecord<>("logs", log, "SAWN"));
            boards.commitTransaction();
        } catch (KafkaException e) {
            boards.close();
            throw e;
        }
    }

    public void stop() {
        boards.close();
        noise.close();
    }
}
