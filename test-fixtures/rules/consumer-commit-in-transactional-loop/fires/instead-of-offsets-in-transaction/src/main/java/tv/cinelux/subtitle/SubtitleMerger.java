package tv.cinelux.subtitle;

import java.time.Duration;
import java.util.Collections;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class SubtitleMerger {

    private static final String INPUT = "subtitle-cues";
    private static final String OUTPUT = "subtitle-tracks";

    private KafkaConsumer<String, String> consumer;
    private KafkaProducer<String, String> producer;

    public void start() {
        Properties consumerProps = new Properties();
        consumerProps.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092,kafka-2:9092");
        consumerProps.put(ConsumerConfig.GROUP_ID_CONFIG, "subtitle-merger");
        consumerProps.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        consumerProps.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        consumer = new KafkaConsumer<>(consumerProps, new StringDeserializer(), new StringDeserializer());
        consumer.subscribe(Collections.singletonList(INPUT));

        Properties producerProps = new Properties();
        producerProps.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092,kafka-2:9092");
        producerProps.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "subtitle-merger-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(producerProps, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void loop() {
        try {
            while (true) {
                ConsumerRecords<String, String> cues = consumer.poll(Duration.ofSeconds(1));
                if (cues.isEmpty()) {
                    continue;
                }
                producer.beginTransaction(); // expect: offsets-not-in-transaction
                for (ConsumerRecord<String, String> cue : cues) {
                    producer.send(new ProducerRecord<>(OUTPUT, cue.key(), cue.value().strip()));
                }
                producer.commitTransaction();
                consumer.commitSync(); // expect: consumer-commit-in-transactional-loop
            }
        } finally {
            producer.close();
            consumer.close();
        }
    }

    public static void main(String[] args) {
        SubtitleMerger merger = new SubtitleMerger();
        merger.start();
        merger.loop();
    }
}
