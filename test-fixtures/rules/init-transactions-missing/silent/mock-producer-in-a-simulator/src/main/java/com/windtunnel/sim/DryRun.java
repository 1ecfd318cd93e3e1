package com.windtunnel.sim;

import java.util.List;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Shows what a run would write, without a broker. */
public final class DryRun {

    private final MockProducer<String, String> recorder = new MockProducer<>();

    public List<ProducerRecord<String, String>> of(List<String> wings) {
        simulate(recorder, wings);
        return recorder.history();
    }

    private static void simulate(Producer<String, String> producer, List<String> wings) {
        try {
            producer.beginTransaction();
            wings.forEach(wing -> producer.send(new ProducerRecord<>("wings", wing, "TESTED")));
            producer.commitTransaction();
        } catch (RuntimeException e) {
            producer.close();
            throw e;
        }
    }
}
