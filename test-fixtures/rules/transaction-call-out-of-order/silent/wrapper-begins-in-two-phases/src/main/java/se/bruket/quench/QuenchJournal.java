package se.bruket.quench;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class QuenchJournal implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public QuenchJournal(String brokers, String forge) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "quench-" + forge);
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public static void main(String[] args) {
        try (QuenchJournal journal = new QuenchJournal(System.getenv("BROKERS"), System.getenv("FORGE"))) {
            journal.begin();
            journal.note("shift", args[0]);
            journal.commit();
            journal.noteAll(List.of(args));
        }
    }

    private void noteAll(List<String> baths) {
        begin();
        for (String bath : baths) {
            note("bath", bath);
        }
        commit();
    }

    private void begin() {
        producer.beginTransaction();
    }

    private void note(String kind, String value) {
        producer.send(new ProducerRecord<>("quench-journal", kind, value));
    }

    private void commit() {
        producer.commitTransaction();
    }

    @Override
    public void close() {
        producer.close();
    }
}
