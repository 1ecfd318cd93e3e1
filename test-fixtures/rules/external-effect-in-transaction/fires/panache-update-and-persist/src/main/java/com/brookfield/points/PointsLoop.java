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

    private final Cards cards = new Cards();

    public void run(KafkaConsumer<String, String> earned, KafkaProducer<String, String> booked) {
        earned.subscribe(List.of("points-earned"));
        while (true) {
            for (ConsumerRecord<String, String> record : earned.poll(Duration.ofSeconds(1))) {
                booked.beginTransaction();
                try {
                    long points = Long.parseLong(record.value());
                    Member.update("points = points + ?1 where number = ?2", points, record.key()); // expect: external-effect-in-transaction
                    cards.update("set points = points + 1 where number = ?1", record.key()); // expect: external-effect-in-transaction
                    Movement movement = new Movement();
                    movement.member = record.key();
                    movement.points = points;
                    movement.persist(); // expect: external-effect-in-transaction
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
}
