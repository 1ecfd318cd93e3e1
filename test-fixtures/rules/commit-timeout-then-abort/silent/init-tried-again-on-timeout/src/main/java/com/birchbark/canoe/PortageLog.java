package com.birchbark.canoe;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public class PortageLog implements AutoCloseable {

    private final Producer<String, String> producer;

    public PortageLog(Properties config) {
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        int attempts = 0;
        while (true) {
            try {
                producer.initTransactions();
                break;
            } catch (TimeoutException e) {
                if (++attempts == 10) {
                    producer.close();
                    throw e;
                }
            }
        }
    }

    public void carry(String party, List<String> canoes) {
        producer.beginTransaction();
        for (String canoe : canoes) {
            producer.send(new ProducerRecord<>("portages", party, canoe));
        }
        producer.commitTransaction();
    }

    @Override
    public void close() {
        producer.close();
    }
}
