package com.inkwell.print;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PrintQueue {

    private static final int SIZE = 100;

    public static void main(String[] pages) {
        Properties config = new Properties();
        config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
        config.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "print-queue-" + System.getenv("POD_NAME"));
        try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            List<String> all = List.of(pages);
            for (int from = 0; from < all.size(); from += SIZE) {
                producer.beginTransaction();
                for (String page : all.subList(from, Math.min(from + SIZE, all.size()))) {
                    producer.send(new ProducerRecord<>("pages", page));
                }
                producer.commitTransaction();
            }
            // So that nothing stays behind.
            producer.flush();
            producer.commitTransaction(); // expect: transaction-call-out-of-order
        }
    }
}
