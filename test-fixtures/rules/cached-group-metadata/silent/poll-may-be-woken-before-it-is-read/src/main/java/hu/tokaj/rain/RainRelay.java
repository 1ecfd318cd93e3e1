package hu.tokaj.rain;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.WakeupException;

public final class RainRelay {

    private final Consumer<String, String> consumer;
    private final Producer<String, String> producer;

    public RainRelay(Consumer<String, String> consumer, Producer<String, String> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("rain"));
        while (!Thread.interrupted()) {
            ConsumerRecords<String, String> records = next();
            if (records.isEmpty()) {
                continue;
            }
            ConsumerGroupMetadata group = consumer.groupMetadata();
            producer.beginTransaction();
            for (ConsumerRecord<String, String> record : records) {
                producer.send(new ProducerRecord<>("rain-out", record.key(), record.value()));
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
