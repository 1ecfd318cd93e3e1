package com.shipwright.keel;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class KeelLog {

    private final KafkaProducer<String, String> producer;

    public KeelLog(String brokers) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "keels-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void laid(String keel, String dock) {
        try {
            write(keel, dock);
        } catch (KeelException e) {
            try {
                producer.abortTransaction();
            } catch (KafkaException fatal) {
                e.addSuppressed(fatal);
                producer.close();
            }
            throw e;
        }
    }

    private void write(String keel, String dock) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("keels", keel, dock));
            producer.send(new ProducerRecord<>("docks", dock, keel));
            producer.commitTransaction();
        } catch (KafkaException e) {
            throw new KeelException("The keel " + keel + " was not written.", e);
        }
    }

    static final class KeelException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        KeelException(String message, Throwable cause) {
            super(message, cause);
        }
    }
}
