package com.glacier.ice;

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
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Continue and break leave inner loops only, all of them before the commit. */
public final class IcePipeline {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "ice");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "ice-" + System.getenv("POD_NAME"));
        try (var floes = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                var ice = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            ice.initTransactions();
            floes.subscribe(List.of("floes"));
            while (true) {
                ConsumerRecords<String, String> batch = floes.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                ice.beginTransaction();
                for (TopicPartition partition : batch.partitions()) {
                    for (ConsumerRecord<String, String> floe : batch.records(partition)) {
                        if (floe.value() == null) {
                            continue;
                        }
                        if (floe.value().equals("MELTED")) {
                            break;
                        }
                        ice.send(new ProducerRecord<>("ice", floe.key(), floe.value()));
                    }
                }
                ice.sendOffsetsToTransaction(batch.nextOffsets(), floes.groupMetadata()); // expect: offsets-ahead-of-processing
                ice.commitTransaction();
            }
        }
    }
}
