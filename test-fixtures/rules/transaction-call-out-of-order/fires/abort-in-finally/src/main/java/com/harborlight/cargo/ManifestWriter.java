package com.harborlight.cargo;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class ManifestWriter implements AutoCloseable {

    private final Producer<String, String> producer;

    public ManifestWriter(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "manifests-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void write(String ship, List<String> containers) {
        producer.beginTransaction();
        try {
            for (String container : containers) {
                producer.send(new ProducerRecord<>("manifests", ship, container));
            }
            producer.commitTransaction();
        } finally {
            producer.abortTransaction(); // expect: transaction-call-out-of-order
        }
    }

    @Override
    public void close() {
        producer.close();
    }
}
