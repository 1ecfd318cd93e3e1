package hu.tokaj.label;

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

public final class LabelLine {

    private final Consumer<String, String> consumer;
    private final Producer<String, String> producer;

    public LabelLine(Consumer<String, String> consumer, Producer<String, String> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("labels"));
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
        records.forEach(record -> producer.send(new ProducerRecord<>("labels-out", record.key(), record.value())));
        producer.sendOffsetsToTransaction(ends(records), consumer.groupMetadata());
        producer.commitTransaction();
    }

    private static Map<TopicPartition, OffsetAndMetadata> ends(ConsumerRecords<String, String> records) {
        Map<TopicPartition, Long> last = records.partitions().stream()
                .collect(Collectors.toMap(partition -> partition, partition -> last(records.records(partition))));
        return last.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, each -> new OffsetAndMetadata(each.getValue() + 1)));
    }

    private static long last(List<ConsumerRecord<String, String>> records) {
        return records.get(records.size() - 1).offset();
    }
}
