package com.quarrytown.slab;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public class SlabWriter {

    private final KafkaProducer<String, String> producer;

    public SlabWriter(String brokers) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "slabs-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void cut(String block, List<String> slabs) {
        KafkaException failure = null;
        producer.beginTransaction();
        for (String slab : slabs) {
            try {
                producer.send(new ProducerRecord<>("slabs", block, slab));
            } catch (ProducerFencedException e) {
                producer.close();
                throw e;
            } catch (KafkaException e) {
                failure = e;
                break;
            }
        }
        if (failure == null) {
            producer.commitTransaction();
        } else {
            producer.abortTransaction();
            throw failure;
        }
    }
}
