package com.whinchat.moor;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class PeatCuts {

    private static final Logger log = LoggerFactory.getLogger(PeatCuts.class);

    private final Producer<String, String> producer;

    public PeatCuts(Properties config) {
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void cut(String bank, List<String> sods) {
        producer.beginTransaction();
        for (String sod : sods) {
            producer.send(
                    new ProducerRecord<>("peat-cuts", bank, sod),
                    (metadata, error) -> {
                        if (error != null) {
                            log.warn("The commit will fail as well", error);
                        }
                    });
        }
        producer.commitTransaction();
    }

    public void close() {
        producer.close();
    }
}
