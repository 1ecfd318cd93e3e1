package be.spoor.fault;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Most batches hold no fault at all; these need no transaction. */
public class FaultFilter {

    private final Consumer<String, String> signals;
    private final Producer<String, String> faults;

    public FaultFilter(Consumer<String, String> signals, Producer<String, String> faults) {
        this.signals = signals;
        this.faults = faults;
    }

    public void filter() {
        faults.initTransactions();
        signals.subscribe(List.of("track-signals"));
        while (!Thread.currentThread().isInterrupted()) {
            ConsumerRecords<String, String> batch = signals.poll(Duration.ofMillis(500));
            List<ProducerRecord<String, String>> found = new ArrayList<>();
            for (ConsumerRecord<String, String> signal : batch) {
                if (signal.value().startsWith("FAULT")) {
                    found.add(new ProducerRecord<>("track-faults", signal.key(), signal.value()));
                }
            }
            if (found.isEmpty()) {
                signals.commitSync(batch.nextOffsets());
                continue;
            }
            faults.beginTransaction();
            found.forEach(faults::send);
            faults.sendOffsetsToTransaction(batch.nextOffsets(), signals.groupMetadata());
            faults.commitTransaction();
        }
    }
}
