package com.corncrake.meadow;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public class MowingDates {

    private final Producer<String, String> producer;

    public MowingDates(Properties config) {
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public List<String> announce(List<String> lines) {
        List<String> errors = new ArrayList<>();
        producer.beginTransaction();
        for (String line : lines) {
            try {
                LocalDate day = LocalDate.parse(line.substring(0, 10));
                producer.send(new ProducerRecord<>("mowing-dates", day.toString(), line.substring(11)));
            } catch (ProducerFencedException e) {
                producer.close();
                throw e;
            } catch (RuntimeException e) {
                errors.add(line + ": " + e.getMessage());
            }
        }
        if (!errors.isEmpty()) {
            producer.abortTransaction();
            return errors;
        }
        producer.commitTransaction();
        return List.of();
    }

    public void close() {
        producer.close();
    }
}
