package com.claywork.wheel;

import java.time.Duration;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class PotteryWheel {

    private final Consumer<String, String> clay;
    private final Producer<String, String> pots;

    public PotteryWheel(Consumer<String, String> clay, Producer<String, String> pots) {
        this.clay = clay;
        this.pots = pots;
    }

    public void turn(int rounds) {
        for (int round = 0; round < rounds; round++) {
            ConsumerRecords<String, String> lumps = clay.poll(Duration.ofMillis(10));
            pots.beginTransaction();
            lumps.forEach(l -> pots.send(new ProducerRecord<>("pots", l.key(), l.value())));
            pots.sendOffsetsToTransaction(lumps.nextOffsets(), clay.groupMetadata());
            pots.commitTransaction();
        }
    }
}
