package no.fjell.lift;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class LiftLoads {

    private static final Logger log = LoggerFactory.getLogger(LiftLoads.class);

    private final Consumer<String, String> consumer;
    private final Producer<String, Integer> producer;

    public LiftLoads(Consumer<String, String> consumer, Producer<String, Integer> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("lift-weights"));
        try {
            while (true) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                if (records.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                for (String lift : List.of("north", "south")) {
                    int limit;
                    try {
                        limit = Integer.parseInt(System.getenv("LIMIT_" + lift));
                    } catch (NumberFormatException none) {
                        log.info("Lift {} has no limit", lift, none);
                        continue;
                    }
                    producer.send(new ProducerRecord<>("lift-limits", lift, limit));
                }
                for (ConsumerRecord<String, String> weight : records) {
                    producer.send(new ProducerRecord<>("lift-loads", weight.key(), weight.value().length()));
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
