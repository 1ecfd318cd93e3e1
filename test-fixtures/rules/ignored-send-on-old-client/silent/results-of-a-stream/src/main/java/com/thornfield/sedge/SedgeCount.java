package com.thornfield.sedge;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InterruptException;

public final class SedgeCount {

    private final Producer<String, String> producer;

    public SedgeCount(Producer<String, String> producer) {
        this.producer = producer;
    }

    public void counted(String marsh, List<String> sedges) {
        try {
            producer.beginTransaction();
            List<Future<RecordMetadata>> results = sedges.stream()
                    .map(sedge -> producer.send(new ProducerRecord<>("sedges", marsh, sedge)))
                    .collect(Collectors.toList());
            results.forEach(SedgeCount::check);
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }

    private static void check(Future<RecordMetadata> result) {
        try {
            result.get();
        } catch (ExecutionException e) {
            throw new KafkaException(e.getCause());
        } catch (InterruptedException e) {
            throw new InterruptException(e);
        }
    }
}
