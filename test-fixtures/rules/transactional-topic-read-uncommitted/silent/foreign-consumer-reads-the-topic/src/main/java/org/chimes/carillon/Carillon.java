package org.chimes.carillon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.chimes.carillon.replay.KafkaConsumer;

public final class Carillon {

    private static final String MELODIES = "melodies";

    private final KafkaProducer<String, String> producer = new KafkaProducer<>(
            Map.of("bootstrap.servers", "tower-kafka:9092", "transactional.id", "carillon-" + System.getenv("HOSTNAME")),
            new StringSerializer(),
            new StringSerializer());

    public Carillon() {
        producer.initTransactions();
    }

    public void publish(String hour, List<String> notes) {
        producer.beginTransaction();
        notes.forEach(note -> producer.send(new ProducerRecord<>(MELODIES, hour, note)));
        producer.commitTransaction();
    }

    public List<String> rehearse(Map<String, List<String>> tapes) {
        List<String> heard = new ArrayList<>();
        new KafkaConsumer<String>(Map.of("group.id", "rehearsal", "isolation.level", "read_uncommitted"), tapes)
                .subscribe(List.of(MELODIES), heard::add);
        return heard;
    }

    public void close() {
        producer.close();
    }
}
