package com.barometer.storm;

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

public final class StormPipeline {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.setProperty(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        in.setProperty(ConsumerConfig.GROUP_ID_CONFIG, "storms");
        in.setProperty(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        in.setProperty(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        Properties out = new Properties();
        out.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        out.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "storms-" + System.getenv("POD_NAME"));
        try (var pressures = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                var storms = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            storms.initTransactions();
            pressures.subscribe(List.of("pressures"));
            while (true) {
                ConsumerRecords<String, String> batch = pressures.poll(Duration.ofSeconds(5));
                if (batch.isEmpty()) {
                    storms.send(new ProducerRecord<>("heartbeats", "storms", "ALIVE")); // expect: send-outside-transaction
                    continue;
                }
                storms.beginTransaction();
                batch.forEach(p -> storms.send(new ProducerRecord<>("storms", p.key(), p.value())));
                storms.sendOffsetsToTransaction(batch.nextOffsets(), pressures.groupMetadata());
                storms.commitTransaction();
            }
        }
    }
}
