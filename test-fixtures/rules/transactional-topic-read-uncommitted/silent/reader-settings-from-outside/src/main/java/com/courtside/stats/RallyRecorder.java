package com.courtside.stats;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Records a rally: all strokes or none. */
public class RallyRecorder {

    private final Producer<String, String> producer;

    public RallyRecorder(Properties base, String court) {
        Properties props = new Properties();
        props.putAll(base);
        props.put("transactional.id", "rallies-" + court);
        producer = new KafkaProducer<>(props);
        producer.initTransactions();
    }

    public void rally(String match, List<String> strokes) {
        producer.beginTransaction();
        for (String stroke : strokes) {
            producer.send(new ProducerRecord<>("tennis-strokes", match, stroke));
        }
        producer.commitTransaction();
    }
}
