package fi.saimaa.seals;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SealSightings implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public SealSightings(String brokers) {
        producer =
                new KafkaProducer<>(
                        Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers, ProducerConfig.ACKS_CONFIG, "all"),
                        new StringSerializer(),
                        new StringSerializer());
    }

    public void report(String place, String first, String second) {
        producer.beginTransaction(); // expect: transactional-api-without-id
        try {
            producer.send(new ProducerRecord<>("sightings", place, first));
            producer.send(new ProducerRecord<>("sightings", place, second));
            producer.commitTransaction();
        } finally {
            producer.close();
        }
    }

    @Override
    public void close() {
        producer.close();
    }
}
