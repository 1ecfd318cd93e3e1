package org.seedvault.germination;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class TrialRecorder {

    public static final String RESULTS_TOPIC = "germination-results";

    private final Producer<String, String> producer;

    public TrialRecorder(int chamber) {
        producer = new KafkaProducer<>(
                Map.of(
                        "bootstrap.servers", "seed-kafka:9092",
                        "transactional.id", "trial-recorder-" + chamber),
                new StringSerializer(),
                new StringSerializer());
        producer.initTransactions();
    }

    /** A tray counts as a whole: all its dishes become visible together. */
    public void record(String tray, Map<String, Integer> sproutsByDish) {
        producer.beginTransaction();
        sproutsByDish.forEach((dish, sprouts) ->
                producer.send(new ProducerRecord<>(RESULTS_TOPIC, tray + "/" + dish, sprouts.toString())));
        producer.commitTransaction();
    }
}
