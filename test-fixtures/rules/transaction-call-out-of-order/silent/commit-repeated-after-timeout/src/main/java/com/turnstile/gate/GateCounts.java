package com.turnstile.gate;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class GateCounts {

    public static void main(String[] gates) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "gate-counts-" + System.getenv("POD_NAME"));
        try (var producer = new KafkaProducer<>(config, new StringSerializer(), new LongSerializer())) {
            producer.initTransactions();
            producer.beginTransaction();
            for (String gate : gates) {
                producer.send(new ProducerRecord<>("gates", gate, 1L));
            }
            commit(producer, 5);
        }
    }

    /** The outcome of a commit that timed out is unknown, and only the same call is allowed then. */
    private static void commit(KafkaProducer<?, ?> producer, int attempts) {
        for (int attempt = 1; attempt <= attempts; attempt++) {
            try {
                producer.commitTransaction();
                return;
            } catch (TimeoutException | InterruptException e) {
                if (attempt == attempts) {
                    throw e;
                }
            }
        }
    }
}
