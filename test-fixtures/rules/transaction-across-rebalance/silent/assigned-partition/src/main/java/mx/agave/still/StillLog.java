package mx.agave.still;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class StillLog {

    private StillLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "still-log");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "still-log-" + args[0]);
        try (KafkaConsumer<String, String> drops =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> log =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            log.initTransactions();
            drops.assign(List.of(new TopicPartition("drops", Integer.parseInt(args[0]))));
            Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
            int pending = 0;
            while (true) {
                // expect: transaction-outlives-timeout
                for (ConsumerRecord<String, String> drop : drops.poll(Duration.ofSeconds(1))) {
                    if (pending == 0) {
                        log.beginTransaction();
                    }
                    log.send(new ProducerRecord<>("still-log", drop.key(), drop.value()));
                    next.put(
                            new TopicPartition(drop.topic(), drop.partition()),
                            new OffsetAndMetadata(drop.offset() + 1));
                    pending++;
                }
                if (pending >= 100) {
                    log.sendOffsetsToTransaction(next, drops.groupMetadata());
                    log.commitTransaction();
                    pending = 0;
                }
            }
        }
    }
}
