package com.basalt.quake;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.DoubleDeserializer;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class QuakeFilter {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "quake-filter");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "quake-filter-" + System.getenv("POD_NAME"));
        try (var shocks = new KafkaConsumer<>(in, new StringDeserializer(), new DoubleDeserializer());
                var quakes = new KafkaProducer<>(out, new StringSerializer(), new DoubleSerializer())) {
            quakes.initTransactions();
            shocks.subscribe(List.of("shocks"));
            while (true) {
                ConsumerRecords<String, Double> batch = shocks.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                quakes.sendOffsetsToTransaction(batch.nextOffsets(), shocks.groupMetadata()); // expect: transaction-call-out-of-order
                quakes.beginTransaction();
                for (ConsumerRecord<String, Double> shock : batch) {
                    if (shock.value() > 2.5) {
                        quakes.send(new ProducerRecord<>("quakes", shock.key(), shock.value()));
                    }
                }
                quakes.commitTransaction();
            }
        }
    }
}
