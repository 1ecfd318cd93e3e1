package nl.veerpont.ferry;

import java.util.Collection;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Crossings {

    private final Producer<String, String> producer;

    public Crossings(String brokers) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "crossings-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void crossed(String ferry, Collection<String> cars) {
        producer.beginTransaction();
        try {
            for (String car : cars) {
                producer.send(new ProducerRecord<>("cars", ferry, car), new AbortOnFailure(producer));
            }
            producer.send(new ProducerRecord<>("crossings", ferry, "DONE"), new AbortOnFailure(producer));
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
