package com.lindenhof.bread;

import java.util.Map;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class OvenSchedule {

    private final Producer<String, String> producer;

    public OvenSchedule(Map<String, Object> config) {
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void schedule(BlockingQueue<String> loaves, int size) {
        try {
            producer.beginTransaction();
            for (int i = 0; i < size; i++) {
                producer.send(new ProducerRecord<>("oven-schedule", loaves.take()));  // expect: transaction-outlives-timeout
            }
            producer.commitTransaction();
        } catch (InterruptedException e) {
            // Only the queue throws this; the producer throws InterruptException.
            producer.abortTransaction();
            Thread.currentThread().interrupt();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }

    public void close() {
        producer.close();
    }
}
