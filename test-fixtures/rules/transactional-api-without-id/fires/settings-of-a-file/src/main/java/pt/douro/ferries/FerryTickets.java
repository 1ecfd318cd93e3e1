package pt.douro.ferries;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class FerryTickets {

    public static void main(String[] args) throws IOException {
        Properties config = new Properties();
        try (InputStream in = FerryTickets.class.getResourceAsStream("/producer.properties")) {
            config.load(in);
        }
        try (KafkaProducer<String, String> producer = new KafkaProducer<>(config)) {
            producer.initTransactions(); // expect: transactional-api-without-id
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("tickets", args[0], "SOLD"));
            producer.send(new ProducerRecord<>("seats", args[0], "TAKEN"));
            producer.commitTransaction();
        }
    }
}
