package com.vitiscan.pest;

import com.vitiscan.platform.GroupIdentity;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class PestTraps {

    private final Consumer<String, String> traps;
    private final Producer<String, String> warnings;

    public PestTraps(Consumer<String, String> traps, Producer<String, String> warnings) {
        this.traps = traps;
        this.warnings = warnings;
    }

    public void watch() {
        warnings.initTransactions();
        traps.subscribe(List.of("pest-traps"));
        while (!Thread.interrupted()) {
            ConsumerRecords<String, String> counts = traps.poll(Duration.ofSeconds(1));
            if (!counts.isEmpty()) {
                warnings.beginTransaction();
                counts.forEach(c -> warnings.send(new ProducerRecord<>("pest-warnings", c.key(), c.value())));
                warnings.sendOffsetsToTransaction(counts.nextOffsets(), GroupIdentity.of(traps));
                warnings.commitTransaction();
            }
        }
    }
}
