package at.philatelie.catalogue;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerConfig;
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

public class StampCatalogue {

    private final KafkaConsumer<String, String> consumer;
    private final KafkaProducer<String, String> producer;

    public StampCatalogue() {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "stamp-catalogue");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        in.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "none");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "stamp-catalogue-" + System.getenv("PARTITION"));
        producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
    }

    /** A group that never ran starts at the beginning; afterwards a lost offset is a failure. */
    private void placeNewGroup(Set<TopicPartition> partitions) {
        Map<TopicPartition, OffsetAndMetadata> committed = consumer.committed(partitions);
        Map<TopicPartition, Long> first = consumer.beginningOffsets(partitions);
        Map<TopicPartition, OffsetAndMetadata> start = new HashMap<>();
        for (TopicPartition partition : partitions) {
            if (committed.get(partition) == null) {
                start.put(partition, new OffsetAndMetadata(first.get(partition)));
            }
        }
        consumer.commitSync(start);
    }

    public void run(int partition) {
        producer.initTransactions();
        Set<TopicPartition> mine = Set.of(new TopicPartition("stamps", partition));
        consumer.assign(mine);
        placeNewGroup(mine);
        try {
            while (!Thread.interrupted()) {
                ConsumerRecords<String, String> stamps = consumer.poll(Duration.ofSeconds(1));
                if (stamps.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                for (ConsumerRecord<String, String> stamp : stamps) {
                    for (String word : List.of(stamp.value().split(" "))) {
                        producer.send(new ProducerRecord<>("stamp-words", word, stamp.key()));
                    }
                }
                producer.sendOffsetsToTransaction(stamps.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            }
        } finally {
            producer.close();
            consumer.close();
        }
    }

    public static void main(String[] args) {
        new StampCatalogue().run(Integer.parseInt(System.getenv("PARTITION")));
    }
}
