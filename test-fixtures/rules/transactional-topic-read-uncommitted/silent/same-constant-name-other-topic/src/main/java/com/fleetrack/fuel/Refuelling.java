package com.fleetrack.fuel;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class Refuelling {

    private final KafkaProducer<String, String> producer;

    public Refuelling(int pump) {
        Map<String, Object> settings = new HashMap<>();
        settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "fleet-kafka:9092");
        settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "refuelling-" + pump);
        producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void finished(String truck, double litres, String card) {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>(Topics.EVENTS, truck, litres + " l"));
        producer.send(new ProducerRecord<>("fuel-card-charges", card, litres + " l"));
        producer.commitTransaction();
    }
}
