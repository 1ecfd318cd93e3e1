package uk.royalcoin.press;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** The consumer is no member of its group: there is no generation that could change. */
public class MintPress {

    public static void main(String[] args) {
        int press = Integer.parseInt(System.getenv("PRESS"));
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "mint-press");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "mint-press-" + press);
        try (KafkaConsumer<String, String> blanks =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> coins =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            coins.initTransactions();
            blanks.assign(List.of(new TopicPartition("blanks", press)));
            ConsumerGroupMetadata group = blanks.groupMetadata();
            while (true) {
                ConsumerRecords<String, String> batch = blanks.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    coins.beginTransaction();
                    batch.forEach(b -> coins.send(new ProducerRecord<>("coins", b.key(), b.value())));
                    coins.sendOffsetsToTransaction(batch.nextOffsets(), group);
                    coins.commitTransaction();
                }
            }
        }
    }
}
