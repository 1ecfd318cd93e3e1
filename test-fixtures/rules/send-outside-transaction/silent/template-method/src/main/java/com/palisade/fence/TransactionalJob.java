package com.palisade.fence;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

public abstract class TransactionalJob {

    public final void run() {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "jobs-" + System.getenv("POD_NAME"));
        try (Producer<String, String> producer =
                new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            producer.beginTransaction();
            write(producer);
            producer.commitTransaction();
        }
    }

    protected abstract void write(Producer<String, String> producer);
}
