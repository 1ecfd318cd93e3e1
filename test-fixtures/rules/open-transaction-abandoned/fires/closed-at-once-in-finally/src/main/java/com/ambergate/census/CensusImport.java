package com.ambergate.census;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CensusImport {

    public static void main(String[] args) throws IOException {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "census-import-" + System.getenv("HOSTNAME"));
        Producer<String, String> producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
        try {
            producer.beginTransaction();
            for (String line : Files.readAllLines(Path.of(args[1]))) {
                String[] columns = line.split(";");
                producer.send(new ProducerRecord<>("people", columns[0], columns[1]));
            }
            producer.commitTransaction();
        } finally {
            producer.close(Duration.ZERO); // expect: open-transaction-abandoned
        }
    }
}
