package hu.tokaj.soil;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.WakeupException;

public final class SoilRelay {

    private final Consumer<String, String> consumer;
    private final Producer<String, String> producer;

    public SoilRelay(Consumer<String, String> consumer, Producer<String, String> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("soil"));
        ConsumerGroupMetadata group = consumer.groupMetadata(); // expect: cached-group-metadata
        while (!Thread.interrupted()) {
            ConsumerRecords<String, String> records = next();
            if (records.isEmpty()) {
                continue;
            }
            producer.beginTransaction();
            for (ConsumerRecord<String, String> record : records) {
                producer.send(new ProducerRecord<>("soil-out", record.key(), record.value()));
            }
            producer.sendOffsetsToTransaction(records.nextOffsets(), group);
            producer.commitTransaction();
        }
        producer.close();
        consumer.close();
    }

    private ConsumerRecords<String, String> next() {
        try {
            return consumer.poll(Duration.ofSeconds(1));
        } catch (WakeupException stop) {
            Thread.currentThread().interrupt();
            return ConsumerRecords.empty();
        }
    }
}
