package se.bruket.forge;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ForgeJournal implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public ForgeJournal(String brokers, String forge) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "forge-" + forge);
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public static void main(String[] args) {
        try (ForgeJournal journal = new ForgeJournal(System.getenv("BROKERS"), System.getenv("FORGE"))) {
            journal.begin();
            journal.note("shift", args[0]);
            journal.noteAll(List.of(args));
            journal.commit();
        }
    }

    private void noteAll(List<String> castings) {
        begin(); // expect: transaction-call-out-of-order
        for (String casting : castings) {
            note("casting", casting);
        }
    }

    private void begin() {
        producer.beginTransaction();
    }

    private void note(String kind, String value) {
        producer.send(new ProducerRecord<>("forge-journal", kind, value));
    }

    private void commit() {
        producer.commitTransaction();
    }

    @Override
    public void close() {
        producer.close();
    }
}
