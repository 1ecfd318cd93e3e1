package com.brookfield.rooms;

import java.time.Duration;
import java.util.List;
import org.apache.ibatis.session.SqlSession;
import org.apache.ibatis.session.SqlSessionFactory;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public class RoomLoop {

    private final SqlSessionFactory sessions;

    public RoomLoop(SqlSessionFactory sessions) {
        this.sessions = sessions;
    }

    public void run(KafkaConsumer<String, String> arrivals, KafkaProducer<String, String> rooms) {
        arrivals.subscribe(List.of("arrivals"));
        while (true) {
            for (ConsumerRecord<String, String> arrival : arrivals.poll(Duration.ofSeconds(1))) {
                rooms.beginTransaction();
                try (SqlSession session = sessions.openSession()) {
                    RoomMapper mapper = session.getMapper(RoomMapper.class);
                    mapper.occupy(arrival.key(), arrival.value());
                    String guest = mapper.guestOf(arrival.key());
                    mapper.noteHandled(arrival.key() + arrival.offset());
                    session.commit();
                    rooms.send(new ProducerRecord<>("rooms", arrival.key(), guest));
                    rooms.commitTransaction();
                } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
                    rooms.close();
                    throw e;
                } catch (KafkaException e) {
                    rooms.abortTransaction();
                    throw e;
                }
            }
        }
    }
}
