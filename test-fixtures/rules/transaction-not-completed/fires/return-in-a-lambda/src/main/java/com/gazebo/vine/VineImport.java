package com.gazebo.vine;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class VineImport {

    public static void run(List<List<String>> rows) {
        Properties props = new Properties();
        props.setProperty("bootstrap.servers", "vineyard:9092");
        props.setProperty("transactional.id", "vine-import-" + System.getenv("HOSTNAME"));
        try (var producer = new KafkaProducer<>(props, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            rows.forEach(row -> {
                producer.beginTransaction(); // expect: transaction-not-completed
                if (row.isEmpty()) {
                    return;
                }
                for (String vine : row) {
                    producer.send(new ProducerRecord<>("vines", vine));
                }
                producer.commitTransaction();
            });
        }
    }
}
