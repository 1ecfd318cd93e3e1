package bz.reef.tools;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Lets a group step over a record that nobody can read, and over the one behind it. */
public final class StepOver {

    private StepOver() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", args[0]);
        in.put("enable.auto.commit", "false");
        TopicPartition partition = new TopicPartition(args[1], Integer.parseInt(args[2]));
        try (KafkaConsumer<String, String> group =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
            group.assign(List.of(partition));
            for (ConsumerRecord<String, String> item : group.poll(Duration.ofSeconds(5))) {
                group.commitSync(Map.of(partition, new OffsetAndMetadata(item.offset() + 2)));
                return;
            }
        }
    }
}
