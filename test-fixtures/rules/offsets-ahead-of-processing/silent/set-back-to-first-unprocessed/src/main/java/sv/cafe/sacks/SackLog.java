package sv.cafe.sacks;

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

/** The topic has one partition. */
public final class SackLog {

    private SackLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "sack-log");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "sack-log-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> sacks =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> log =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            log.initTransactions();
            sacks.subscribe(List.of("sacks"));
            while (true) {
                ConsumerRecords<String, String> batch = sacks.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                log.beginTransaction();
                int logged = 0;
                for (ConsumerRecord<String, String> item : batch) {
                    if (logged == 100) {
                        sacks.seek(new TopicPartition(item.topic(), item.partition()), item.offset());
                        break;
                    }
                    log.send(new ProducerRecord<>("sack-log", item.key(), item.value()));
                    logged++;
                }
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                for (TopicPartition partition : batch.partitions()) {
                    next.put(partition, new OffsetAndMetadata(sacks.position(partition)));
                }
                log.sendOffsetsToTransaction(next, sacks.groupMetadata());
                log.commitTransaction();
            }
        }
    }
}
