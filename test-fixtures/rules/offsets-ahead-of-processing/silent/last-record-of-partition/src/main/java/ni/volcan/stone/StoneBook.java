package ni.volcan.stone;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class StoneBook {

    private StoneBook() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "stone-book");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "stone-book-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> stones =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> book =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            book.initTransactions();
            stones.subscribe(List.of("stones"));
            while (true) {
                ConsumerRecords<String, String> batch = stones.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                book.beginTransaction();
                for (TopicPartition partition : batch.partitions()) {
                    List<ConsumerRecord<String, String>> records = batch.records(partition);
                    records.forEach(r -> book.send(new ProducerRecord<>("stone-book", r.key(), r.value())));
                    long last = records.get(records.size() - 1).offset();
                    next.put(partition, new OffsetAndMetadata(last + 1));
                }
                book.sendOffsetsToTransaction(next, stones.groupMetadata());
                book.commitTransaction();
            }
        }
    }
}
