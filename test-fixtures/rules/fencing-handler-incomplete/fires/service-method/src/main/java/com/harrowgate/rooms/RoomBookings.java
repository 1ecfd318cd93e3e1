package com.harrowgate.rooms;

import jakarta.annotation.PreDestroy;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

@Service
public class RoomBookings {

    private static final Logger LOG = LoggerFactory.getLogger(RoomBookings.class);

    private final KafkaProducer<String, String> producer;

    public RoomBookings(Map<String, Object> settings) {
        producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public boolean book(String room, String guest) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("rooms", room, "BOOKED"));
            producer.send(new ProducerRecord<>("guests", guest, room));
            producer.commitTransaction();
            return true;
        } catch (ProducerFencedException e) {
            producer.close();
            throw e;
        } catch (Exception e) {
            LOG.error("{} is not booked", room, e);
            try {
                producer.abortTransaction(); // expect: fencing-handler-incomplete
            } catch (Exception failed) {
                LOG.error("Could not abort", failed);
            }
            return false;
        }
    }

    @PreDestroy
    void stop() {
        producer.close();
    }
}
