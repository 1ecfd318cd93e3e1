package ee.tuulik.lentils;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class LentilSales {

    public static void main(String[] sacks) {
        Properties config = new Properties();
        config.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
        config.put("transactional.id", "lentils-" + System.getenv("POD_NAME"));
        try (Producer<String, String> producer =
                new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            producer.beginTransaction();
            for (String sack : sacks) {
                producer.send(new ProducerRecord<>("lentils", sack, "SOLD"));
            }
            producer.commitTransaction();
        }
    }
}
