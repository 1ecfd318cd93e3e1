package no.fjell.hut;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class HutBookings {

    private static final Logger log = LoggerFactory.getLogger(HutBookings.class);

    private final Consumer<String, String> consumer;
    private final Producer<String, Integer> producer;

    public HutBookings(Consumer<String, String> consumer, Producer<String, Integer> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("hut-requests"));
        try {
            while (true) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                if (records.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                records.forEach(this::book);
                producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            }
        } finally {
            producer.close();
            consumer.close();
        }
    }

    private void book(ConsumerRecord<String, String> request) {
        int beds;
        try {
            beds = Integer.parseInt(request.value());
        } catch (NumberFormatException unreadable) { // expect: error-swallowed-in-transaction
            log.error("A request for {} is unreadable", request.key(), unreadable);
            return;
        }
        producer.send(new ProducerRecord<>("hut-bookings", request.key(), beds));
    }
}
