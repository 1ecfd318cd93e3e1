package com.brookfield.points;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public class PointsLoop {

    public void run(KafkaConsumer<String, String> earned, KafkaProducer<String, String> booked) {
        earned.subscribe(List.of("points-earned"));
        while (true) {
            for (ConsumerRecord<String, String> record : earned.poll(Duration.ofSeconds(1))) {
                booked.beginTransaction();
                try {
                    book(record);
                    booked.send(new ProducerRecord<>("points-booked", record.key(), record.value()));
                    booked.commitTransaction();
                } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
                    booked.close();
                    throw e;
                } catch (KafkaException e) {
                    booked.abortTransaction();
                    throw e;
                }
            }
        }
    }

    private void book(ConsumerRecord<String, String> record) {
        long points = Long.parseLong(record.value());
        Member.update("points = ?1 where number = ?2", points, record.key());
        Member.update("points = points + ?1, lastEvent = ?2 where number = ?3 and lastEvent < ?2",
                points, record.offset(), record.key());
        Member.deleteById(record.key() + "-draft");
        if (ConsumedEvent.count("id", record.key()) > 0) {
            return;
        }
        Member.update("points = points + ?1 where number = ?2", points, record.key());
        ConsumedEvent event = new ConsumedEvent();
        event.id = record.key();
        event.persist();
    }
}
