package com.peppermint.candy;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class CandyRepository {

    private final Producer<String, String> producer;

    CandyRepository(Producer<String, String> producer) {
        this.producer = producer;
    }

    void store(String candy, String flavour) {
        producer.send(new ProducerRecord<>("candies", candy, flavour));
    }

    void remove(String candy) {
        producer.send(new ProducerRecord<>("candies", candy, null));
    }
}
