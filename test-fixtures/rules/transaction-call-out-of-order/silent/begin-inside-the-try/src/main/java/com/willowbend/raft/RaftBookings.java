package com.willowbend.raft;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public class RaftBookings {

    public static void main(String[] args) {
        Properties props = new Properties();
        props.put("bootstrap.servers", "rafts:9092");
        props.put("transactional.id", "raft-bookings-" + System.getenv("HOSTNAME"));
        Producer<String, String> producer =
                new KafkaProducer<>(props, new StringSerializer(), new StringSerializer());

        producer.initTransactions();

        try {
            producer.beginTransaction();
            for (int i = 0; i < args.length; i++) {
                producer.send(new ProducerRecord<>("rafts", Integer.toString(i), args[i]));
            }
            producer.commitTransaction();
        } catch (ProducerFencedException
                | InvalidProducerEpochException
                | AuthorizationException
                | TimeoutException e) {
            // There is no way back from these; close and leave.
            producer.close();
        } catch (KafkaException e) {
            producer.abortTransaction();
        }
        producer.close();
    }
}
