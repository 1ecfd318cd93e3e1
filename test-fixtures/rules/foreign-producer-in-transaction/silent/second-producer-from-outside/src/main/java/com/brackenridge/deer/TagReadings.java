package com.brackenridge.deer;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class TagReadings {

    private final Producer<String, String> tags;
    private final Producer<String, String> rangers;

    public TagReadings(Map<String, Object> config, Producer<String, String> rangers) {
        this.tags = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        this.tags.initTransactions();
        this.rangers = rangers;
    }

    public void read(String deer, List<String> places) {
        tags.beginTransaction();
        places.forEach(place -> tags.send(new ProducerRecord<>("deer-places", deer, place)));
        rangers.send(new ProducerRecord<>("ranger-news", deer, places.get(0)));
        tags.commitTransaction();
    }

    public void close() {
        tags.close();
    }
}
