package org.aquawatch.lab;

import java.time.Duration;
import java.util.Collections;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/**
 * Raises an alert for every water sample above the limit. Any failure ends the program; the service manager
 * starts it again and the open transaction is aborted by close.
 */
class NitrateAlerts {

    static final double LIMIT_MG_PER_LITRE = 50.0;

    public static void main(String... args) {
        Properties consumerProps = new Properties();
        consumerProps.put("bootstrap.servers", "aqua-kafka:9092");
        consumerProps.put("group.id", "nitrate-alerts");
        consumerProps.put("enable.auto.commit", "false");
        consumerProps.put("isolation.level", "read_uncommitted"); // expect: pipeline-reads-uncommitted
        consumerProps.put("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
        consumerProps.put("value.deserializer", "org.apache.kafka.common.serialization.DoubleDeserializer");

        Properties producerProps = new Properties();
        producerProps.put("bootstrap.servers", "aqua-kafka:9092");
        producerProps.put("transactional.id", "nitrate-alerts-" + System.getenv("HOSTNAME"));
        producerProps.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        producerProps.put("value.serializer", "org.apache.kafka.common.serialization.DoubleSerializer");

        try (KafkaConsumer<String, Double> samples = new KafkaConsumer<>(consumerProps);
             KafkaProducer<String, Double> alerts = new KafkaProducer<>(producerProps)) {
            alerts.initTransactions();
            samples.subscribe(Collections.singletonList("nitrate-samples"));
            while (true) {
                ConsumerRecords<String, Double> batch = samples.poll(Duration.ofSeconds(2));
                if (batch.isEmpty()) {
                    continue;
                }
                alerts.beginTransaction();
                for (ConsumerRecord<String, Double> sample : batch) {
                    if (sample.value() > LIMIT_MG_PER_LITRE) {
                        alerts.send(new ProducerRecord<>("nitrate-alerts", sample.key(), sample.value()));
                    }
                }
                alerts.sendOffsetsToTransaction(batch.nextOffsets(), samples.groupMetadata());
                alerts.commitTransaction();
            }
        }
    }
}
