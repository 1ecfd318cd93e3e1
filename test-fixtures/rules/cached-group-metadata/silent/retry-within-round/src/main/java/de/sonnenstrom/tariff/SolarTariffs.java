package de.sonnenstrom.tariff;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class SolarTariffs {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "solar-tariffs");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "solar-tariffs-" + System.getenv("HOSTNAME"));
        try (KafkaConsumer<String, String> feedIns =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> tariffs =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            tariffs.initTransactions();
            feedIns.subscribe(List.of("feed-ins"));
            while (true) {
                ConsumerRecords<String, String> batch = feedIns.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                ConsumerGroupMetadata group = feedIns.groupMetadata();
                tariffs.beginTransaction();
                batch.forEach(f -> tariffs.send(new ProducerRecord<>("tariffs", f.key(), f.value())));
                tariffs.sendOffsetsToTransaction(batch.nextOffsets(), group);
                commit(tariffs);
            }
        }
    }

    private static void commit(KafkaProducer<?, ?> producer) {
        for (int attempt = 1; ; attempt++) {
            try {
                producer.commitTransaction();
                return;
            } catch (TimeoutException unknown) {
                if (attempt == 5) {
                    throw unknown;
                }
            }
        }
    }
}
