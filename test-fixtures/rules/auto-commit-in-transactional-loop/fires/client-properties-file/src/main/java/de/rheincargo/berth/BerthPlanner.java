package de.rheincargo.berth;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;

public class BerthPlanner {

    public static void main(String[] args) throws IOException {
        Properties consumerConfig = read("conf/berth-consumer.properties");
        Properties producerConfig = read("conf/berth-producer.properties");
        producerConfig.setProperty(
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "berth-planner-" + System.getenv("HOSTNAME"));

        try (KafkaConsumer<String, String> arrivals = new KafkaConsumer<>(consumerConfig);
                AtomicPublisher publisher = new AtomicPublisher(new KafkaProducer<>(producerConfig))) {
            arrivals.subscribe(List.of("vessel-arrivals"));
            while (true) {
                ConsumerRecords<String, String> batch = arrivals.poll(Duration.ofSeconds(2));
                if (batch.isEmpty()) {
                    continue;
                }
                List<ProducerRecord<String, String>> plans = new ArrayList<>();
                for (ConsumerRecord<String, String> arrival : batch) {
                    plans.add(new ProducerRecord<>("berth-plans", arrival.key(), plan(arrival.value())));
                }
                publisher.publish(plans, batch.nextOffsets(), arrivals.groupMetadata());
            }
        }
    }

    private static Properties read(String file) throws IOException {
        Properties properties = new Properties();
        try (InputStream in = new FileInputStream(file)) {
            properties.load(in);
        }
        return properties;
    }

    private static String plan(String arrival) {
        int draught = Integer.parseInt(arrival.split(";")[1]);
        return draught > 12 ? "deep-water-quay" : "inner-harbour";
    }
}
