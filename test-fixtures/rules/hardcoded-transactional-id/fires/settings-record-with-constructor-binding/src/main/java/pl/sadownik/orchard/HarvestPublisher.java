package pl.sadownik.orchard;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.stereotype.Service;

@Service
public class HarvestPublisher {

    private final HarvestProperties properties;
    private KafkaProducer<String, String> producer;

    public HarvestPublisher(HarvestProperties properties) {
        this.properties = properties;
    }

    @PostConstruct
    void open() {
        Properties settings = new Properties();
        settings.put("bootstrap.servers", properties.servers());
        settings.put("key.serializer", StringSerializer.class.getName());
        settings.put("value.serializer", StringSerializer.class.getName());
        settings.put("transactional.id", properties.transactionalId());
        producer = new KafkaProducer<>(settings);
        producer.initTransactions();
    }

    public synchronized void publish(List<String> crates) {
        try {
            producer.beginTransaction();
            for (String crate : crates) {
                producer.send(new ProducerRecord<>("harvest", crate));
            }
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
