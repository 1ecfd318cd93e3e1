package com.harrowgate.crypt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class CryptVisits {

    private static final Logger LOG = LoggerFactory.getLogger(CryptVisits.class);

    public static void main(String[] args) throws IOException {
        Properties config = new Properties();
        config.put("bootstrap.servers", args[0]);
        config.put("transactional.id", "crypt-" + System.getenv("HOSTNAME"));
        Producer<String, String> producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
        for (String visit : Files.readAllLines(Path.of(args[1]))) {
            try {
                producer.beginTransaction();
                producer.send(new ProducerRecord<>("visits", visit));
                producer.send(new ProducerRecord<>("tickets-used", visit));
                producer.commitTransaction();
            } catch (ProducerFencedException e) {
                System.exit(1);
            } catch (KafkaException e) {
                try {
                    producer.abortTransaction();
                } catch (KafkaException failed) {
                    LOG.error("Could not abort", failed);
                    System.exit(2);
                }
            }
        }
        producer.close();
    }
}
