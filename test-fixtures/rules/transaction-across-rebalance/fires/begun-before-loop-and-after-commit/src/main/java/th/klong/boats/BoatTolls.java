package th.klong.boats;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BoatTolls {

    private BoatTolls() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "tolls");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "tolls-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> passages =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> tolls =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            tolls.initTransactions();
            passages.subscribe(List.of("passages")); // expect: transaction-across-rebalance
            Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
            int count = 0;
            tolls.beginTransaction();
            while (true) {
                ConsumerRecords<String, String> batch = passages.poll(Duration.ofSeconds(1));
                batch.forEach(p -> tolls.send(new ProducerRecord<>("tolls", p.key(), p.value())));
                next.putAll(batch.nextOffsets());
                count += batch.count();
                if (count > 1000) {
                    tolls.sendOffsetsToTransaction(next, passages.groupMetadata());
                    tolls.commitTransaction();
                    count = 0;
                    tolls.beginTransaction();
                }
            }
        }
    }
}
