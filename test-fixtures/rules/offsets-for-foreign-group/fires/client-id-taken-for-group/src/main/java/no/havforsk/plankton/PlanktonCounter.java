package no.havforsk.plankton;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.IntegerDeserializer;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class PlanktonCounter {

    private final Properties input = new Properties();
    private KafkaConsumer<String, Integer> samples;
    private KafkaProducer<String, Integer> totals;

    private void open() {
        input.setProperty(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        input.setProperty(ConsumerConfig.CLIENT_ID_CONFIG, "plankton-1");
        input.setProperty(ConsumerConfig.GROUP_ID_CONFIG, "plankton");
        input.setProperty(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        input.setProperty(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        samples = new KafkaConsumer<>(input, new StringDeserializer(), new IntegerDeserializer());
        samples.subscribe(List.of("plankton-samples"));
        Properties output = new Properties();
        output.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        output.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "plankton-" + System.getenv("SHIP"));
        totals = new KafkaProducer<>(output, new StringSerializer(), new IntegerSerializer());
        totals.initTransactions();
    }

    private void count() {
        ConsumerRecords<String, Integer> batch = samples.poll(Duration.ofSeconds(1));
        if (batch.isEmpty()) {
            return;
        }
        totals.beginTransaction();
        batch.forEach(s -> totals.send(new ProducerRecord<>("plankton-totals", s.key(), s.value())));
        Map<TopicPartition, OffsetAndMetadata> positions = new HashMap<>();
        batch.partitions().forEach(p -> positions.put(p, new OffsetAndMetadata(samples.position(p))));
        // expect: offsets-for-foreign-group, send-offsets-overload-removed
        totals.sendOffsetsToTransaction(positions, input.getProperty(ConsumerConfig.CLIENT_ID_CONFIG));
        totals.commitTransaction();
    }

    public static void main(String[] args) {
        PlanktonCounter counter = new PlanktonCounter();
        counter.open();
        try {
            while (true) {
                counter.count();
            }
        } finally {
            counter.totals.close();
            counter.samples.close();
        }
    }
}
