package no.fjell.ski;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class SkiRentals {

    private static final Logger log = LoggerFactory.getLogger(SkiRentals.class);

    private final Consumer<String, String> consumer;
    private final Producer<String, Integer> producer;

    public SkiRentals(Consumer<String, String> consumer, Producer<String, Integer> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("ski-orders"));
        try {
            while (true) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                if (records.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                records.forEach(order -> {
                    int pairs;
                    try {
                        pairs = Integer.parseInt(order.value());
                    } catch (NumberFormatException unreadable) { // expect: error-swallowed-in-transaction
                        log.error("Order {} is unreadable", order.key(), unreadable);
                        return;
                    }
                    producer.send(new ProducerRecord<>("ski-rentals", order.key(), pairs));
                });
                producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            }
        } finally {
            producer.close();
            consumer.close();
        }
    }

}
