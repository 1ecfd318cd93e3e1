package com.goldcrest.alpine;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class HutBookings implements Runnable {

    private static final Logger log = LoggerFactory.getLogger(HutBookings.class);

    private final Consumer<String, String> bookings;
    private final Producer<String, String> nights;

    public HutBookings(Consumer<String, String> bookings, Producer<String, String> nights) {
        this.bookings = bookings;
        this.nights = nights;
    }

    @Override
    public void run() {
        nights.initTransactions();
        bookings.subscribe(List.of("hut-bookings"));
        try {
            while (!Thread.interrupted()) {
                ConsumerRecords<String, String> batch = bookings.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                nights.beginTransaction();
                for (ConsumerRecord<String, String> booking : batch) {
                    try {
                        int count = Integer.parseInt(booking.value());
                        for (int night = 1; night <= count; night++) {
                            nights.send(new ProducerRecord<>("hut-nights", booking.key(), "night " + night));
                        }
                    } catch (NumberFormatException e) {
                        log.warn("Unreadable booking {}", booking.key(), e);
                        nights.send(new ProducerRecord<>("hut-bookings-dlq", booking.key(), booking.value()));
                    }
                }
                nights.sendOffsetsToTransaction(batch.nextOffsets(), bookings.groupMetadata());
                nights.commitTransaction();
            }
        } finally {
            nights.close();
            bookings.close();
        }
    }
}
