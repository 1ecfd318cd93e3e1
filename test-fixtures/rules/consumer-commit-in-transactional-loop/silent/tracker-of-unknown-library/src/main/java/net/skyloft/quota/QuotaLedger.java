package net.skyloft.quota;

import com.partnerlib.offsets.OffsetTracker;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class QuotaLedger {

    private final Consumer<String, Long> usage;
    private final Producer<String, Long> ledger;
    private final OffsetTracker tracker;

    public QuotaLedger(Consumer<String, Long> usage, Producer<String, Long> ledger, OffsetTracker tracker) {
        this.usage = usage;
        this.ledger = ledger;
        this.tracker = tracker;
    }

    public void keep() {
        ledger.initTransactions();
        usage.subscribe(List.of("quota-usage"));
        while (!Thread.interrupted()) {
            ConsumerRecords<String, Long> batch = usage.poll(Duration.ofSeconds(1));
            if (batch.isEmpty()) {
                continue;
            }
            ledger.beginTransaction();
            batch.forEach(u -> ledger.send(new ProducerRecord<>("quota-ledger", u.key(), u.value())));
            ledger.sendOffsetsToTransaction(batch.nextOffsets(), usage.groupMetadata());
            ledger.commitTransaction();
            tracker.observe(batch);
            tracker.commitSync();
        }
    }
}
