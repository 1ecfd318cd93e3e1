package fr.coteaux.frost;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class VineyardFrost {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "vineyard-frost");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "vineyard-frost-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(List.of("leaf-sensors"));
            ConsumerGroupMetadata groupMetadata = consumer.groupMetadata(); // expect: cached-group-metadata
            while (true) {
                ConsumerRecords<String, String> sensors = consumer.poll(Duration.ofSeconds(1));
                if (sensors.isEmpty()) {
                    continue;
                }
                Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
                producer.beginTransaction();
                for (ConsumerRecord<String, String> sensor : sensors) {
                    producer.send(new ProducerRecord<>("frost-warnings", sensor.key(), sensor.value()));
                    offsets.put(
                            new TopicPartition(sensor.topic(), sensor.partition()),
                            new OffsetAndMetadata(sensor.offset() + 1));
                }
                producer.sendOffsetsToTransaction(offsets, groupMetadata);
                producer.commitTransaction();
            }
        }
    }
}
