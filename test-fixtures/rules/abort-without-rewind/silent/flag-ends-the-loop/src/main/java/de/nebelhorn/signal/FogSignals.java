package de.nebelhorn.signal;

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

public class FogSignals implements Runnable {

    private final Consumer<String, String> visibility;
    private final Producer<String, String> signals;
    private volatile boolean healthy = true;

    public FogSignals(Consumer<String, String> visibility, Producer<String, String> signals) {
        this.visibility = visibility;
        this.signals = signals;
    }

    public boolean isHealthy() {
        return healthy;
    }

    @Override
    public void run() {
        signals.initTransactions();
        visibility.subscribe(Collections.singletonList("visibility"));
        while (healthy) {
            ConsumerRecords<String, String> batch = visibility.poll(Duration.ofSeconds(2));
            if (batch.isEmpty()) {
                continue;
            }
            signals.beginTransaction();
            try {
                for (ConsumerRecord<String, String> sample : batch) {
                    signals.send(new ProducerRecord<>("fog-signals", sample.key(), sample.value()));
                }
                signals.sendOffsetsToTransaction(batch.nextOffsets(), visibility.groupMetadata());
                signals.commitTransaction();
            } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
                healthy = false;
            } catch (KafkaException e) {
                signals.abortTransaction();
                healthy = false;
            }
        }
        signals.close();
        visibility.close();
    }
}
