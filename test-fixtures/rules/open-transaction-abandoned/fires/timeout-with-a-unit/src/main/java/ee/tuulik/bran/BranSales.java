package ee.tuulik.bran;

import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Clients of version 2 have this form of close. */
public final class BranSales {

    private final KafkaProducer<String, String> producer;

    public BranSales(String brokers) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "bran-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void sold(String bag, String price) {
        producer.beginTransaction();
        try {
            producer.send(new ProducerRecord<>("bran", bag, "SOLD"));
            producer.send(new ProducerRecord<>("prices", bag, price));
        } catch (RuntimeException e) {
            producer.close(Timeouts.NOW, TimeUnit.MILLISECONDS); // expect: open-transaction-abandoned
            throw e;
        }
        producer.commitTransaction();
    }
}
