package nl.galerij.pass;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

public class GalleryPasses {

    private final Set<String> valid = new HashSet<>();

    public void run() {
        Properties p = new Properties();
        p.put("bootstrap.servers", "kafka:9092");
        p.put("group.id", "gallery-passes");
        p.put("enable.auto.commit", "false");
        TopicPartition passes = new TopicPartition("passes", 0);
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(p, new StringDeserializer(), new StringDeserializer())) {
            consumer.assign(List.of(passes));
            while (!Thread.interrupted()) {
                ConsumerRecords<String, String> batch = consumer.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                long position = 0;
                for (ConsumerRecord<String, String> pass : batch) {
                    valid.add(pass.key());
                    position = pass.offset();
                }
                position++;
                consumer.commitSync(Map.of(passes, new OffsetAndMetadata(position)));
            }
        }
    }

    public static void main(String[] args) {
        new GalleryPasses().run();
    }
}
