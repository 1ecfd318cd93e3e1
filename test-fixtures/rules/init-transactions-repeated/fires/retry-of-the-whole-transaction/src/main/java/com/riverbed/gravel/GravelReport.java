package com.riverbed.gravel;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class GravelReport {

    private static final int ATTEMPTS = 3;

    public static void main(String[] sites) {
        Properties config = new Properties();
        config.put("bootstrap.servers", System.getenv("BROKERS"));
        config.put("transactional.id", "gravel-report-" + System.getenv("HOSTNAME"));
        try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            report(producer, sites);
        }
    }

    private static void report(KafkaProducer<String, String> producer, String[] sites) {
        int attempt = 0;
        while (attempt < ATTEMPTS) {
            producer.initTransactions(); // expect: init-transactions-repeated
            producer.beginTransaction();
            try {
                for (String site : sites) {
                    producer.send(new ProducerRecord<>("gravel-sites", site, "REPORTED"));
                }
                producer.commitTransaction();
                return;
            } catch (ProducerFencedException
                    | InvalidProducerEpochException
                    | AuthorizationException
                    | TimeoutException e) {
                throw e;
            } catch (KafkaException e) {
                producer.abortTransaction();
                attempt++;
            }
        }
        throw new IllegalStateException("The report was not written in " + ATTEMPTS + " attempts.");
    }
}
