package org.saltmarsh.gauge;

import java.time.Duration;
import java.util.Collections;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class GaugeNormalizer implements Runnable {

    private static final Logger log = LoggerFactory.getLogger(GaugeNormalizer.class);

    private final Consumer<String, Double> gauges;
    private final Producer<String, Double> normalized;
    private volatile boolean running = true;

    public GaugeNormalizer(Consumer<String, Double> gauges, Producer<String, Double> normalized) {
        this.gauges = gauges;
        this.normalized = normalized;
    }

    @Override
    public void run() {
        normalized.initTransactions();
        gauges.subscribe(Collections.singletonList("gauge-readings"));
        try {
            while (running) {
                ConsumerRecords<String, Double> readings = gauges.poll(Duration.ofSeconds(1));
                if (!readings.isEmpty()) {
                    handle(readings);
                }
            }
        } finally {
            normalized.close(Duration.ofSeconds(10));
            gauges.close();
        }
    }

    private void handle(ConsumerRecords<String, Double> readings) {
        normalized.beginTransaction();
        try {
            for (ConsumerRecord<String, Double> reading : readings) {
                normalized.send(new ProducerRecord<>("gauge-levels", reading.key(), reading.value() / 1000));
            }
            normalized.sendOffsetsToTransaction(readings.nextOffsets(), gauges.groupMetadata());
            normalized.commitTransaction();
        } catch (ProducerFencedException | AuthorizationException | OutOfOrderSequenceException e) {
            throw e;
        } catch (KafkaException e) {
            rollback(e);
        }
    }

    private void rollback(KafkaException cause) {
        log.warn("Rolling back {}", cause.toString());
        normalized.abortTransaction(); // expect: abort-without-rewind
    }

    public void shutdown() {
        running = false;
    }
}
