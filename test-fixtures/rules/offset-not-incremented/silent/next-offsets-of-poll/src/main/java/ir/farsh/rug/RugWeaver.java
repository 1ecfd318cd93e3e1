package ir.farsh.rug;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.logging.Logger;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

public class RugWeaver {

    private static final Logger LOG = Logger.getLogger("rug");

    private final Map<String, String> knots = new HashMap<>();

    public static void main(String[] args) {
        Properties p = new Properties();
        p.put("bootstrap.servers", "kafka:9092");
        p.put("group.id", "rug-weaver");
        p.put("enable.auto.commit", "false");
        RugWeaver weaver = new RugWeaver();
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(p, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of("knots"));
            while (true) {
                ConsumerRecords<String, String> batch = consumer.poll(Duration.ofSeconds(1));
                for (ConsumerRecord<String, String> knot : batch) {
                    weaver.knots.put(knot.key(), knot.value());
                    LOG.fine(() -> "knot at " + knot.offset());
                }
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                batch.nextOffsets().forEach((partition, offset) ->
                        next.put(partition, new OffsetAndMetadata(offset.offset(), offset.leaderEpoch(), "weaver-1")));
                consumer.commitSync(next);
            }
        }
    }
}
