package bo.altiplano.quinoa;

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

public final class QuinoaSorter {

    private QuinoaSorter() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "quinoa");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "quinoa-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> harvest =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> sorted =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            sorted.initTransactions();
            harvest.subscribe(List.of("harvest")); // expect: transaction-across-rebalance
            Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
            int pending = 0;
            while (true) {
                // expect: transaction-outlives-timeout
                for (ConsumerRecord<String, String> sack : harvest.poll(Duration.ofSeconds(1))) {
                    if (pending == 0) {
                        sorted.beginTransaction();
                    }
                    sorted.send(new ProducerRecord<>("quinoa", sack.key(), sack.value()));
                    next.put(
                            new TopicPartition(sack.topic(), sack.partition()),
                            new OffsetAndMetadata(sack.offset() + 1));
                    pending++;
                }
                if (pending >= 500) {
                    sorted.sendOffsetsToTransaction(next, harvest.groupMetadata());
                    sorted.commitTransaction();
                    pending = 0;
                }
            }
        }
    }
}
