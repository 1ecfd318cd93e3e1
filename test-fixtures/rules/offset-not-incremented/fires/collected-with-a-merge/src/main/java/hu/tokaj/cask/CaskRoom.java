package hu.tokaj.cask;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

public final class CaskRoom {

    private final Consumer<String, String> consumer;
    private final Producer<String, String> producer;

    public CaskRoom(Consumer<String, String> consumer, Producer<String, String> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("casks"));
        try {
            while (true) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                if (!records.isEmpty()) {
                    forward(records);
                }
            }
        } finally {
            producer.close();
            consumer.close();
        }
    }

    private void forward(ConsumerRecords<String, String> records) {
        producer.beginTransaction();
        records.forEach(record -> producer.send(new ProducerRecord<>("casks-out", record.key(), record.value())));
        producer.sendOffsetsToTransaction(ends(records), consumer.groupMetadata());
        producer.commitTransaction();
    }

    private static Map<TopicPartition, OffsetAndMetadata> ends(ConsumerRecords<String, String> records) {
        List<ConsumerRecord<String, String>> all = records.partitions().stream()
                .flatMap(partition -> records.records(partition).stream())
                .toList();
        return all.stream()
                .collect(Collectors.toMap(
                        record -> new TopicPartition(record.topic(), record.partition()),
                        record -> new OffsetAndMetadata(record.offset()), // expect: offset-not-incremented
                        (left, right) -> left.offset() > right.offset() ? left : right));
    }
}
