package org.beehive.apiary;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

abstract class TransactionalWriter implements AutoCloseable {

    protected final KafkaProducer<String, String> producer;

    protected TransactionalWriter(String brokers) {
        Properties config = new Properties();
        config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, name() + '-' + System.getenv("POD_NAME"));
        config.setProperty(ProducerConfig.COMPRESSION_TYPE_CONFIG, "lz4");
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    protected abstract String name();

    @Override
    public void close() {
        producer.close();
    }
}
