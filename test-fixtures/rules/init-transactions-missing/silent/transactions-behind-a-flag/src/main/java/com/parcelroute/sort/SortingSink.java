package com.parcelroute.sort;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class SortingSink {

    private final boolean exactlyOnce;
    private final KafkaProducer<String, String> producer;

    public SortingSink(String brokers, boolean exactlyOnce) {
        this.exactlyOnce = exactlyOnce;
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        if (exactlyOnce) {
            config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sorting-" + System.getenv("POD_NAME"));
        }
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        if (exactlyOnce) {
            producer.initTransactions();
        }
    }

    public void write(String chute, List<String> parcels) {
        try {
            if (exactlyOnce) {
                producer.beginTransaction();
            }
            for (String parcel : parcels) {
                producer.send(new ProducerRecord<>("parcels-sorted", chute, parcel));
            }
            if (exactlyOnce) {
                producer.commitTransaction();
            }
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
