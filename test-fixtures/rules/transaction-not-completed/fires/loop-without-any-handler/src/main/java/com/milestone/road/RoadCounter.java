package com.milestone.road;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class RoadCounter {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "road-counter");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        KafkaConsumer<String, String> cars =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());

        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "road-counter-" + System.getenv("POD_NAME"));
        KafkaProducer<String, String> roads =
                // expect: open-transaction-abandoned
                new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());

        roads.initTransactions();
        cars.subscribe(List.of("cars"));
        while (true) {
            ConsumerRecords<String, String> batch = cars.poll(Duration.ofSeconds(1));
            if (batch.isEmpty()) {
                continue;
            }
            roads.beginTransaction(); // expect: transaction-not-completed
            batch.forEach(car -> roads.send(new ProducerRecord<>("roads", car.value(), car.key())));
            roads.sendOffsetsToTransaction(batch.nextOffsets(), cars.groupMetadata());
            roads.commitTransaction();
        }
    }
}
