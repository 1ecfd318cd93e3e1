package no.fjell.tram;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class TramCounts {

    private static final Logger log = LoggerFactory.getLogger(TramCounts.class);

    private final Consumer<String, String> consumer;
    private final Producer<String, Integer> producer;

    public TramCounts(Consumer<String, String> consumer, Producer<String, Integer> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("tram-riders"));
        try {
            while (true) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                if (records.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                for (ConsumerRecord<String, String> riders : records) {
                    producer.send(new ProducerRecord<>("tram-counts", riders.key(), riders.value().length()));
                    measure(riders);
                }
                producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            }
        } finally {
            producer.close();
            consumer.close();
        }
    }

    private void measure(ConsumerRecord<String, String> riders) {
        long age;
        try {
            age = Math.subtractExact(System.currentTimeMillis(), riders.timestamp());
        } catch (ArithmeticException odd) {
            log.debug("A record has no age", odd);
            return;
        }
        log.debug("A record is {} ms old", age);
    }
}
