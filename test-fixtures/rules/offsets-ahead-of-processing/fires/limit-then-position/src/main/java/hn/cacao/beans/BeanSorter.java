package hn.cacao.beans;

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

public final class BeanSorter {

    private BeanSorter() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "bean-grades");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "bean-grades-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> beans =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> grades =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            grades.initTransactions();
            beans.subscribe(List.of("beans"));
            while (true) {
                ConsumerRecords<String, String> batch = beans.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                grades.beginTransaction();
                int weight = 0;
                for (ConsumerRecord<String, String> item : batch) {
                    grades.send(new ProducerRecord<>("bean-grades", item.key(), item.value()));
                    weight += item.value().length();
                    if (weight > 50_000) {
                        break;
                    }
                }
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                for (TopicPartition partition : batch.partitions()) {
                    next.put(partition, new OffsetAndMetadata(beans.position(partition)));
                }
                grades.sendOffsetsToTransaction(next, beans.groupMetadata()); // expect: offsets-ahead-of-processing
                grades.commitTransaction();
            }
        }
    }
}
