package se.lie.ferry;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FerryTwins {

    public static void main(String[] args) {
        try (KafkaProducer<String, String> north = producer("north");
                KafkaProducer<String, String> south = producer("south")) {
            List<KafkaProducer<String, String>> ferries = List.of(north, south);
            ferries.forEach(KafkaProducer::initTransactions);
            for (KafkaProducer<String, String> ferry : ferries) {
                ferry.beginTransaction();
            }
            for (String car : args) {
                north.send(new ProducerRecord<>("ferry-north", car));
                south.send(new ProducerRecord<>("ferry-south", car));
            }
            for (KafkaProducer<String, String> ferry : ferries) {
                ferry.commitTransaction();
            }
        }
    }

    private static KafkaProducer<String, String> producer(String side) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS_" + side));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, side + "-" + System.getenv("POD_NAME"));
        return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }
}
