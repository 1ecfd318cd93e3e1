package es.olivar.presses;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;

@ApplicationScoped
public class PressProducer {

    private final KafkaProducer<String, String> producer;

    public PressProducer(
            @ConfigProperty(name = "kafka.bootstrap.servers") String servers,
            @ConfigProperty(name = "presses.transactional-id") String id) {
        Properties settings = new Properties();
        settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
        settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, id);
        this.producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
        this.producer.initTransactions();
    }

    public synchronized void pressed(String press, String litres) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("presses", press, litres));
            producer.send(new ProducerRecord<>("press-totals", press, litres));
            producer.commitTransaction();
        } catch (ProducerFencedException fenced) {
            producer.close();
            throw fenced;
        } catch (KafkaException failure) {
            producer.abortTransaction();
            throw failure;
        }
    }

    @PreDestroy
    void close() {
        producer.close();
    }
}
