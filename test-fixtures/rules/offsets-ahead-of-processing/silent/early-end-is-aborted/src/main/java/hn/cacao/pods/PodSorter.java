package hn.cacao.pods;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PodSorter {

    private PodSorter() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "pod-grades");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "pod-grades-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> pods =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> grades =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            grades.initTransactions();
            pods.subscribe(List.of("pods"));
            while (true) {
                ConsumerRecords<String, String> batch = pods.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                boolean complete = true;
                grades.beginTransaction();
                for (ConsumerRecord<String, String> item : batch) {
                    if (item.value().isEmpty()) {
                        complete = false;
                        break;
                    }
                    grades.send(new ProducerRecord<>("pod-grades", item.key(), item.value()));
                }
                if (complete) {
                    grades.sendOffsetsToTransaction(batch.nextOffsets(), pods.groupMetadata());
                    grades.commitTransaction();
                } else {
                    grades.abortTransaction();
                    for (TopicPartition partition : batch.partitions()) {
                        pods.seek(partition, batch.records(partition).get(0).offset());
                    }
                }
            }
        }
    }
}
