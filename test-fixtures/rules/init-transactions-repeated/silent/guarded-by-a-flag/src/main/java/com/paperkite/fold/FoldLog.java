package com.paperkite.fold;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

class FoldLog {

    private final KafkaProducer<String, String> producer;
    private volatile boolean initialised;

    FoldLog() {
        Properties config = new Properties();
        config.put("bootstrap.servers", "folds:9092");
        config.put("transactional.id", "fold-log-" + System.getenv("HOSTNAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    synchronized void folded(Iterable<String> sheets) {
        try {
            if (!initialised) {
                producer.initTransactions();
                initialised = true;
            }
            producer.beginTransaction();
            sheets.forEach(sheet -> producer.send(new ProducerRecord<>("sheets", sheet, "FOLDED")));
            producer.commitTransaction();
        } catch (RuntimeException e) {
            producer.close();
            throw e;
        }
    }
}
