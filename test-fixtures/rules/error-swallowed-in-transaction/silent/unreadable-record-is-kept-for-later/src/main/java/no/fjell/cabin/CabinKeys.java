package no.fjell.cabin;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class CabinKeys {

    private static final Logger log = LoggerFactory.getLogger(CabinKeys.class);

    private final Consumer<String, String> consumer;
    private final Producer<String, Integer> producer;

    public CabinKeys(Consumer<String, String> consumer, Producer<String, Integer> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("key-returns"));
        try {
            while (true) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                if (records.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                List<String> unreadable = new java.util.ArrayList<>();
                for (ConsumerRecord<String, String> key : records) {
                    int cabin;
                    try {
                        cabin = Integer.parseInt(key.value());
                    } catch (NumberFormatException wrong) {
                        unreadable.add(key.key());
                        continue;
                    }
                    producer.send(new ProducerRecord<>("cabin-keys", key.key(), cabin));
                }
                for (String key : unreadable) {
                    producer.send(new ProducerRecord<>("unreadable-keys", key, 0));
                }
                producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            }
        } finally {
            producer.close();
            consumer.close();
        }
    }

}
