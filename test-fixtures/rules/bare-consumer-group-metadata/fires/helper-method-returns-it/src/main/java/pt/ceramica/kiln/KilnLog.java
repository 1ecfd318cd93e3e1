package pt.ceramica.kiln;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class KilnLog {

    private final Properties config;
    private KafkaConsumer<String, String> consumer;
    private KafkaProducer<String, String> producer;

    public KilnLog() {
        config = new Properties();
        config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        config.put(ConsumerConfig.GROUP_ID_CONFIG, "kiln-log");
        config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    }

    private ConsumerGroupMetadata group() {
        return new ConsumerGroupMetadata(config.getProperty(ConsumerConfig.GROUP_ID_CONFIG)); // expect: bare-consumer-group-metadata
    }

    private void open() {
        consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "kiln-log-" + System.getenv("KILN_HOST"));
        producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
        consumer.subscribe(Collections.singleton("kiln-temperatures"));
    }

    private void log() {
        ConsumerRecords<String, String> temperatures = consumer.poll(Duration.ofSeconds(1));
        if (temperatures.isEmpty()) {
            return;
        }
        producer.beginTransaction();
        temperatures.forEach(t -> producer.send(new ProducerRecord<>("kiln-log", t.key(), t.value())));
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        temperatures.partitions().forEach(p -> next.put(p, new OffsetAndMetadata(consumer.position(p))));
        producer.sendOffsetsToTransaction(next, group());
        producer.commitTransaction();
    }

    public static void main(String[] args) {
        KilnLog kiln = new KilnLog();
        kiln.open();
        try {
            while (true) {
                kiln.log();
            }
        } finally {
            kiln.producer.close();
            kiln.consumer.close();
        }
    }
}
