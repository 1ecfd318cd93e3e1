package com.choirbook.parts;

import com.choirbook.members.Roster;
import java.time.Duration;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class VoiceParts {

    private final Roster roster;
    private final Producer<String, String> parts;

    public VoiceParts(Roster roster, Producer<String, String> parts) {
        this.roster = roster;
        this.parts = parts;
    }

    public void distribute() {
        Supplier<ConsumerGroupMetadata> group = roster::groupMetadata;
        parts.initTransactions();
        while (!Thread.interrupted()) {
            ConsumerRecords<String, String> scores = roster.consumer().poll(Duration.ofSeconds(1));
            if (!scores.isEmpty()) {
                parts.beginTransaction();
                scores.forEach(s -> parts.send(new ProducerRecord<>("voice-parts", s.key(), s.value())));
                parts.sendOffsetsToTransaction(scores.nextOffsets(), group.get());
                parts.commitTransaction();
            }
        }
    }
}
