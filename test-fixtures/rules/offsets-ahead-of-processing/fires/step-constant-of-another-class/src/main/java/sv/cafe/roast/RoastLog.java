package sv.cafe.roast;

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

public final class RoastLog {

    private RoastLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "roasts");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "roasts-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> beans =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> roasts =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            roasts.initTransactions();
            beans.subscribe(List.of("raw-beans"));
            while (true) {
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                ConsumerRecords<String, String> batch = beans.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                roasts.beginTransaction();
                for (ConsumerRecord<String, String> item : batch) {
                    roasts.send(new ProducerRecord<>("roasts", item.key(), item.value()));
                    long following = item.offset() + Steps.NEXT;
                    next.put(
                            new TopicPartition(item.topic(), item.partition()),
                            new OffsetAndMetadata(following)); // expect: offsets-ahead-of-processing
                }
                roasts.sendOffsetsToTransaction(next, beans.groupMetadata());
                roasts.commitTransaction();
            }
        }
    }
}
