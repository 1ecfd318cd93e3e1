package com.thornfield.firs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FirPlots {

    private final KafkaProducer<String, String> producer;

    public FirPlots(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "firs-" + System.getenv("HOSTNAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void planted(String plot, List<String> firs) throws InterruptedException {
        List<Future<RecordMetadata>> results = new ArrayList<>();
        try {
            producer.beginTransaction();
            for (String fir : firs) {
                results.add(producer.send(new ProducerRecord<>("firs", plot, fir)));
            }
            for (Future<RecordMetadata> result : results) {
                result.get();
            }
            producer.commitTransaction();
        } catch (ExecutionException e) {
            producer.close();
            throw new IllegalStateException("A fir was not written", e);
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
