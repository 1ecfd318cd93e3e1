package com.gatepost.farm;

import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class MilkingTimes {

    private final KafkaProducer<String, String> requests;
    private final KafkaProducer<String, String> times;

    public MilkingTimes(String brokers) {
        Properties plain = new Properties();
        plain.setProperty("bootstrap.servers", brokers);
        requests = new KafkaProducer<>(plain, new StringSerializer(), new StringSerializer());
        Properties transactional = new Properties();
        transactional.setProperty("bootstrap.servers", brokers);
        transactional.setProperty("transactional.id", "milking-" + System.getenv("HOSTNAME"));
        times = new KafkaProducer<>(transactional, new StringSerializer(), new StringSerializer());
        times.initTransactions();
    }

    public void plan(String farm, Map<String, String> cows) {
        requests.send(new ProducerRecord<>("milking-requests", farm, cows.size() + " cows")); // expect: unchecked-send
        times.beginTransaction();
        cows.forEach((cow, time) -> times.send(new ProducerRecord<>("milking-times", cow, time)));
        times.commitTransaction();
    }

    public void close() {
        requests.close();
        times.close();
    }
}
