package ee.sadam.quay;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class QuayPlanner {

    private final KafkaProducer<String, String> producer;

    public QuayPlanner(String brokers) {
        Properties settings = new Properties();
        settings.put("bootstrap.servers", brokers);
        settings.put("key.serializer", StringSerializer.class.getName());
        settings.put("value.serializer", StringSerializer.class.getName());
        settings.put("transactional.id", "quay-planner"); // expect: hardcoded-transactional-id
        producer = new KafkaProducer<>(settings);
        producer.initTransactions();
    }

    public void assign(String ship, String quay) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("quays", ship, quay));
            producer.commitTransaction();
        } catch (RuntimeException failure) {
            producer.close();
            throw failure;
        }
    }

    public void stop() {
        producer.close();
    }
}
