package in.handloom.pattern;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class LoomPatterns {

    private final Consumer<String, String> sketches;
    private final Producer<String, String> patterns;

    LoomPatterns(Consumer<String, String> sketches, Producer<String, String> patterns) {
        this.sketches = sketches;
        this.patterns = patterns;
    }

    void run() {
        patterns.initTransactions();
        sketches.subscribe(List.of("sketches"));
        while (!Thread.interrupted()) {
            ConsumerRecords<String, String> batch = sketches.poll(Duration.ofSeconds(1));
            if (!batch.isEmpty()) {
                patterns.beginTransaction();
                batch.forEach(s -> patterns.send(new ProducerRecord<>("patterns", s.key(), s.value())));
                patterns.sendOffsetsToTransaction(ends(batch), sketches.groupMetadata());
                patterns.commitTransaction();
            }
        }
    }

    private static Map<TopicPartition, OffsetAndMetadata> ends(ConsumerRecords<String, String> batch) {
        Map<TopicPartition, OffsetAndMetadata> ends = new HashMap<>();
        for (TopicPartition partition : batch.partitions()) {
            List<ConsumerRecord<String, String>> records = batch.records(partition);
            ConsumerRecord<String, String> last = records.get(records.size() - 1);
            ends.put(partition, new OffsetAndMetadata(last.offset(), "batch end")); // expect: offset-not-incremented
        }
        return ends;
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "loom-patterns");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "loom-patterns-" + System.getenv("HOSTNAME"));
        try (var consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                var producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            new LoomPatterns(consumer, producer).run();
        }
    }
}
