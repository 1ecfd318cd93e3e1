package com.meltwater.ski;

import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public class SlopeReports {

    private final Producer<String, String> producer;

    public SlopeReports(Properties config) {
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void report(Map<String, String> slopes) throws InterruptedException {
        producer.beginTransaction();
        for (Map.Entry<String, String> slope : slopes.entrySet()) {
            try {
                RecordMetadata written =
                        producer.send(new ProducerRecord<>("slopes", slope.getKey(), slope.getValue())).get();
                System.out.println(written.offset());
            } catch (ExecutionException e) {
                // The commit fails for the same reason.
                System.err.println("Slope " + slope.getKey() + " is closed: " + e.getCause());
            }
        }
        producer.commitTransaction();
    }

    public void close() {
        producer.close();
    }
}
