package se.lie.tug;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TugTwins {

    private final KafkaProducer<String, String> bow = producer("bow");
    private final KafkaProducer<String, String> stern = producer("stern");

    public TugTwins() {
        List.of(bow, stern).forEach(KafkaProducer::initTransactions);
    }

    public void tow(String ship) {
        for (KafkaProducer<String, String> tug : List.of(bow, stern)) {
            tug.beginTransaction(); // expect: transaction-not-completed
            tug.send(new ProducerRecord<>("tows", ship));
        }
        bow.commitTransaction();
    }

    private static KafkaProducer<String, String> producer(String side) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS_" + side));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, side + "-" + System.getenv("POD_NAME"));
        return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }
}
