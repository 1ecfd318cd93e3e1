package com.marigold.bed;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BedPlan {

    public static void main(String[] args) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "bed-plan-" + System.getenv("POD_NAME"));
        try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            List<String> flowers = List.of(args).subList(1, args.length);
            if (flowers.size() > 1) {
                producer.beginTransaction();
                for (String flower : flowers) {
                    producer.send(new ProducerRecord<>("flowers-planned", flower));
                }
            }
            producer.commitTransaction(); // expect: transaction-call-out-of-order
        }
    }
}
