package com.thornfield.moss;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.springframework.stereotype.Component;

@Component
public class MossSurvey {

    private final Producer<String, String> producer;

    public MossSurvey(Producer<String, String> producer) {
        this.producer = producer;
    }

    public void surveyed(String wood, List<String> mosses) {
        try {
            producer.beginTransaction();
            mosses.forEach(moss -> producer.send(new ProducerRecord<>("mosses", wood, moss))); // expect: ignored-send-on-old-client
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
