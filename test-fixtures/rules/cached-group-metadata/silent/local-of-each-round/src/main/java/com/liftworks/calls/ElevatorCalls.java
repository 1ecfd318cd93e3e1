package com.liftworks.calls;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class ElevatorCalls {

    private final Consumer<String, Integer> calls;
    private final Producer<String, Integer> moves;

    public ElevatorCalls(Consumer<String, Integer> calls, Producer<String, Integer> moves) {
        this.calls = calls;
        this.moves = moves;
    }

    public void serve() {
        moves.initTransactions();
        calls.subscribe(List.of("elevator-calls"));
        ConsumerGroupMetadata group;
        while (!Thread.interrupted()) {
            ConsumerRecords<String, Integer> batch = calls.poll(Duration.ofMillis(20));
            if (batch.isEmpty()) {
                continue;
            }
            group = calls.groupMetadata();
            moves.beginTransaction();
            batch.forEach(c -> moves.send(new ProducerRecord<>("elevator-moves", c.key(), c.value())));
            moves.sendOffsetsToTransaction(batch.nextOffsets(), group);
            moves.commitTransaction();
        }
    }
}
