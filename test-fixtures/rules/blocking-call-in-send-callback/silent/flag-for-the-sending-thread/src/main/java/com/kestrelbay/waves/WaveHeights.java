package com.kestrelbay.waves;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class WaveHeights {

    private final Producer<String, String> producer;

    public WaveHeights(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "waves-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void publish(Map<String, String> heights) {
        AtomicReference<Exception> failed = new AtomicReference<>();
        producer.beginTransaction();
        try {
            heights.forEach((buoy, height) ->
                    producer.send(new ProducerRecord<>("waves", buoy, height), (metadata, failure) -> {
                        if (failure != null) {
                            failed.compareAndSet(null, failure);
                        }
                    }));
            producer.flush();
            if (failed.get() != null) {
                throw new KafkaException("A wave was not written", failed.get());
            }
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
