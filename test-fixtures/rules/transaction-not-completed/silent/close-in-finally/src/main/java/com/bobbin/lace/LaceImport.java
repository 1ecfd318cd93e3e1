package com.bobbin.lace;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class LaceImport {

    public static void main(String[] laces) {
        Properties props = new Properties();
        props.put("bootstrap.servers", "lace:9092");
        props.put("transactional.id", "lace-import-" + System.getenv("HOSTNAME"));
        Producer<String, String> producer =
                new KafkaProducer<>(props, new StringSerializer(), new StringSerializer());
        try {
            producer.initTransactions();
            producer.beginTransaction();
            for (String lace : laces) {
                if (lace.isBlank()) {
                    return;
                }
                producer.send(new ProducerRecord<>("laces", lace));
            }
            producer.commitTransaction();
        } finally {
            producer.close();
        }
    }
}
