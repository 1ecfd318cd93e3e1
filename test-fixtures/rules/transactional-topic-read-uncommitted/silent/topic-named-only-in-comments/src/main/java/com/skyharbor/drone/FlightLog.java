package com.skyharbor.drone;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes flight legs atomically. Earlier versions wrote to {@code "drone-positions"} as well:
 * <pre>producer.send(new ProducerRecord<>("drone-positions", drone, position));</pre>
 */
public class FlightLog {

    private static final Logger LOG = LoggerFactory.getLogger(FlightLog.class);

    private final KafkaProducer<String, String> producer = new KafkaProducer<>(
            Map.of("bootstrap.servers", "drone-kafka:9092", "transactional.id", "flight-log-" + System.getenv("POD_NAME")),
            new StringSerializer(),
            new StringSerializer());

    public FlightLog() {
        producer.initTransactions();
    }

    public void landed(String drone, List<String> legs) {
        producer.beginTransaction();
        for (String leg : legs) {
            // producer.send(new ProducerRecord<>("drone-positions", drone, leg));
            producer.send(new ProducerRecord<>("flight-legs", drone, leg));
        }
        producer.commitTransaction();
        LOG.info("{} legs written, see topic drone-positions for the track of {}", legs.size(), drone);
    }
}
