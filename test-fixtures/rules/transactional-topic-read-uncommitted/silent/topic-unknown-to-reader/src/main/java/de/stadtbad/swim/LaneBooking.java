package de.stadtbad.swim;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class LaneBooking {

    private final KafkaProducer<String, String> producer;

    LaneBooking() {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "swim-kafka:9092");
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "lane-booking-" + System.getenv("HOSTNAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    void swap(String guestA, String laneA, String guestB, String laneB) {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("lane-bookings", guestA, laneB));
        producer.send(new ProducerRecord<>("lane-bookings", guestB, laneA));
        producer.commitTransaction();
    }
}
