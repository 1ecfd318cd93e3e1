package io.clinicus.triage;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.ShareConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Sorts incoming calls; several workers share the queue. */
public final class TriageWorker implements Runnable {

    private final ShareConsumer<String, String> calls;
    private final Producer<String, String> desk;

    public TriageWorker(ShareConsumer<String, String> calls, Producer<String, String> desk) {
        this.calls = calls;
        this.desk = desk;
    }

    @Override
    public void run() {
        calls.subscribe(List.of("calls"));
        while (!Thread.currentThread().isInterrupted()) {
            ConsumerRecords<String, String> waiting = calls.poll(Duration.ofMillis(500)); // expect: share-consumer-in-transaction
            if (waiting.count() > 0) {
                handle(waiting);
            }
        }
    }

    private void handle(ConsumerRecords<String, String> waiting) {
        desk.beginTransaction();
        for (ConsumerRecord<String, String> call : waiting) {
            desk.send(new ProducerRecord<>(topicOf(call), call.key(), call.value()));
        }
        desk.commitTransaction();
    }

    private static String topicOf(ConsumerRecord<String, String> call) {
        return call.value().startsWith("URGENT") ? "desk-urgent" : "desk";
    }
}
