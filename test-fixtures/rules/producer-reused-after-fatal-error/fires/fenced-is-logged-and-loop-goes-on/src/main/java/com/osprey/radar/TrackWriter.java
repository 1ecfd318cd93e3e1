package com.osprey.radar;

import java.util.Map;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class TrackWriter implements Runnable {

    private static final Logger log = LoggerFactory.getLogger(TrackWriter.class);

    private final BlockingQueue<Map<String, String>> tracks;
    private final Producer<String, String> producer;

    public TrackWriter(BlockingQueue<Map<String, String>> tracks, Map<String, Object> config) {
        this.tracks = tracks;
        this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    @Override
    public void run() {
        producer.initTransactions();
        try {
            while (true) {
                Map<String, String> scan = tracks.take();
                try {
                    producer.beginTransaction(); // expect: producer-reused-after-fatal-error
                    scan.forEach((id, position) -> producer.send(new ProducerRecord<>("tracks", id, position)));
                    producer.commitTransaction();
                } catch (ProducerFencedException e) {
                    log.error("Somebody else writes tracks", e);
                } catch (OutOfOrderSequenceException | AuthorizationException e) {
                    throw e;
                } catch (KafkaException e) {
                    producer.abortTransaction();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            producer.close();
        }
    }
}
