package com.granary.silo;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SiloTransfer {

    public static void main(String[] args) {
        Properties config = new Properties();
        config.put("bootstrap.servers", System.getenv("BROKERS"));
        config.put("transactional.id", "silo-transfer-" + System.getenv("HOSTNAME"));
        try (var producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer())) {
            producer.initTransactions();
            producer.beginTransaction();
            transfer(producer, args[0], args[1], Integer.parseInt(args[2]));
            producer.commitTransaction();
        }
    }

    private static void transfer(KafkaProducer<String, Integer> producer, String from, String to, int tons) {
        producer.beginTransaction(); // expect: transaction-call-out-of-order
        producer.send(new ProducerRecord<>("silo-levels", from, -tons));
        producer.send(new ProducerRecord<>("silo-levels", to, tons));
    }
}
