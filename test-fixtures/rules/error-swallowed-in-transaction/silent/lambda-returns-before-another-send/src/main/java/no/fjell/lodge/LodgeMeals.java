package no.fjell.lodge;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class LodgeMeals {

    private static final Logger log = LoggerFactory.getLogger(LodgeMeals.class);

    private final Consumer<String, String> consumer;
    private final Producer<String, Integer> producer;

    public LodgeMeals(Consumer<String, String> consumer, Producer<String, Integer> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("meal-orders"));
        try {
            while (true) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                if (records.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                records.forEach(order -> {
                    try {
                        Menu.note(order.value());
                    } catch (IllegalStateException unnoted) {
                        log.debug("The menu does not know {}", order.value(), unnoted);
                        return;
                    }
                });
                for (ConsumerRecord<String, String> order : records) {
                    producer.send(new ProducerRecord<>("lodge-meals", order.key(), order.value().length()));
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
