package com.quillpost.letters;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public class LetterBook implements AutoCloseable {

    private final Producer<String, String> producer;

    public LetterBook(String brokers, String podName) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "letter-book-" + podName);
        this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    public void enter(String sender, List<String> receivers) {
        producer.beginTransaction(); // expect: init-transactions-missing
        try {
            for (String receiver : receivers) {
                producer.send(new ProducerRecord<>("letters.sent", sender, receiver));
            }
            producer.commitTransaction();
        } catch (ProducerFencedException
                | InvalidProducerEpochException
                | AuthorizationException
                | TimeoutException e) {
            producer.close();
            throw e;
        } catch (KafkaException e) {
            producer.abortTransaction();
            throw e;
        }
    }

    @Override
    public void close() {
        producer.close();
    }
}
