package ma.souk.spice;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.IntegerDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

public class SpiceScales {

    private final Map<String, Integer> grams = new HashMap<>();

    public static void main(String[] args) {
        Properties p = new Properties();
        p.put("bootstrap.servers", "kafka:9092");
        p.put("group.id", "spice-scales");
        p.put("enable.auto.commit", "false");
        SpiceScales scales = new SpiceScales();
        try (KafkaConsumer<String, Integer> consumer =
                new KafkaConsumer<>(p, new StringDeserializer(), new IntegerDeserializer())) {
            consumer.subscribe(List.of("spice-sales", "spice-returns"));
            while (true) {
                ConsumerRecords<String, Integer> sales = consumer.poll(Duration.ofSeconds(1));
                for (TopicPartition partition : sales.partitions()) {
                    ConsumerRecord<String, Integer> last = scales.add(sales.records(partition));
                    long next = partition.topic().equals("spice-sales")
                            ? Math.addExact(last.offset(), 1L)
                            : Math.incrementExact(last.offset());
                    consumer.commitSync(Map.of(partition, new OffsetAndMetadata(next)));
                }
            }
        }
    }

    private ConsumerRecord<String, Integer> add(List<ConsumerRecord<String, Integer>> sales) {
        sales.forEach(sale -> grams.merge(sale.key(), sale.value(), Integer::sum));
        return sales.get(sales.size() - 1);
    }
}
