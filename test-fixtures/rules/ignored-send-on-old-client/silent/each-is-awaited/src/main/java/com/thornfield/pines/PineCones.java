package com.thornfield.pines;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PineCones {

    private final KafkaProducer<String, String> producer;

    public PineCones(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "pines-" + System.getenv("HOSTNAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void gathered(String pine, List<String> cones) throws InterruptedException {
        try {
            producer.beginTransaction();
            for (String cone : cones) {
                producer.send(new ProducerRecord<>("cones", pine, cone)).get();
            }
            producer.commitTransaction();
        } catch (ExecutionException e) {
            producer.close();
            throw new IllegalStateException("A cone was not written", e);
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
