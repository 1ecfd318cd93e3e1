package pt.viaverde.toll;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Matches the passages of a vehicle with its contract. */
public final class TollMatcher {

    private final Consumer<String, String> passages;
    private final Producer<String, String> charges;
    private final BatchTracker tracker;

    public TollMatcher(Consumer<String, String> passages, Producer<String, String> charges) {
        this.passages = passages;
        this.charges = charges;
        this.tracker = new BatchTracker(passages);
    }

    public void run() {
        charges.initTransactions();
        passages.subscribe(List.of("gantry-passages"));
        for (; ; ) {
            ConsumerRecords<String, String> batch = passages.poll(Duration.ofMillis(250));
            if (batch.isEmpty()) {
                continue;
            }
            charges.beginTransaction();
            batch.forEach(p -> charges.send(new ProducerRecord<>("charges", p.key(), "1.35;" + p.value())));
            charges.sendOffsetsToTransaction(batch.nextOffsets(), passages.groupMetadata());
            charges.commitTransaction();
            tracker.done(batch.count());
        }
    }
}
